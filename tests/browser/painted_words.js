// Listens to what Flutter paints: every paragraph with its lines where they are on the screen, and what is painted over it.
// It asks for the renderer that paints through CanvasKit, whose calls can be heard; layout and fonts are the same in both.
(() => {
  let flet, kit, frame = [];
  Object.defineProperty(window, 'flet', {
    configurable: true, get: () => flet, set: page => { flet = Object.assign(page, { webRenderer: 'canvaskit' }); },
  });
  Object.defineProperty(window, 'flutterCanvasKit', {
    configurable: true, get: () => kit, set: loaded => { listen(kit = loaded); },
  });

  // A canvas that records has a list of its own; the screen's begins anew when it is cleared.
  const paper = canvas => canvas.ink ?? frame;
  const fill = paint => paint.outlined || !paint.getColor || paint.getColor()[3] < 0.99 ? null : paint;

  function listen({ ParagraphBuilder, PictureRecorder, Canvas, Paint, PaintStyle }) {
    const after = (owner, name, then) => {
      const plain = owner.prototype[name];
      owner.prototype[name] = function (...given) {
        const result = plain.apply(this, given);
        then(this, result, ...given);
        return result;
      };
    };
    // Clips are kept here: a canvas that records rounds its own.
    const cuts = canvas => canvas.cuts ??= [EVERYTHING];
    const cut = (canvas, box) => {
      cuts(canvas).push(both(cuts(canvas).pop(), put(canvas.getLocalToDevice(), Array.from(box))));
    };
    const draw = (canvas, item) => paper(canvas).push({
      ...item, matrix: canvas.getLocalToDevice(), clip: cuts(canvas).at(-1),
    });
    const down = canvas => { cuts(canvas).push(cuts(canvas).at(-1)); };
    const up = (canvas, count) => { cuts(canvas).length = Math.max(1, count); };
    after(Canvas, 'save', down);
    after(Canvas, 'saveLayer', down);
    after(Canvas, 'restore', canvas => up(canvas, cuts(canvas).length - 1));
    after(Canvas, 'restoreToCount', (canvas, _, count) => up(canvas, count));
    after(Canvas, 'clipRect', (canvas, _, box) => cut(canvas, box));
    after(Canvas, 'clipRRect', (canvas, _, box) => cut(canvas, box.slice(0, 4)));
    after(Canvas, 'clipPath', (canvas, _, path) => cut(canvas, path.getBounds()));
    after(ParagraphBuilder, 'addText', (builder, _, text) => { builder.said = (builder.said ?? '') + text; });
    after(ParagraphBuilder, 'build', (builder, paragraph) => { paragraph.said = builder.said ?? ''; });
    after(PictureRecorder, 'beginRecording', (recorder, canvas) => { recorder.ink = canvas.ink = []; });
    after(PictureRecorder, 'finishRecordingAsPicture', (recorder, picture) => { picture.ink = recorder.ink; });
    after(Paint, 'setStyle', (paint, _, style) => { paint.outlined = style === PaintStyle.Stroke; });
    after(Canvas, 'clear', canvas => { paper(canvas).length = 0; });
    after(Canvas, 'drawPicture', (canvas, _, picture) => draw(canvas, { inside: picture.ink ?? [] }));
    after(Canvas, 'drawParagraph', (canvas, _, paragraph, x, y) => draw(canvas, {
      said: paragraph.said, x, y, lines: paragraph.getLineMetrics(), more: paragraph.didExceedMaxLines(),
    }));
    after(Canvas, 'drawRect', (canvas, _, box, paint) => draw(canvas, { box: Array.from(box), solid: !!fill(paint) }));
    after(Canvas, 'drawRRect', (canvas, _, box, paint) =>
      draw(canvas, { box: Array.from(box).slice(0, 4), solid: !!fill(paint) }));
  }

  const EVERYTHING = [-1e6, -1e6, 1e6, 1e6];
  const times = (a, b) => {  // 4×4, row by row
    const product = new Array(16).fill(0);
    for (let row = 0; row < 4; row++) for (let column = 0; column < 4; column++)
      for (let each = 0; each < 4; each++) product[4 * row + column] += a[4 * row + each] * b[4 * each + column];
    return product;
  };
  const put = (m, [left, top, right, bottom]) => {
    const corners = [[left, top], [right, top], [left, bottom], [right, bottom]];
    const xs = corners.map(([x, y]) => m[0] * x + m[1] * y + m[3]), ys = corners.map(([x, y]) => m[4] * x + m[5] * y + m[7]);
    return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
  };
  const both = (a, b) => [Math.max(a[0], b[0]), Math.max(a[1], b[1]), Math.min(a[2], b[2]), Math.min(a[3], b[3])];

  function* painted(list, matrix, clip) {
    for (const item of list) {
      const here = times(matrix, Array.from(item.matrix)), seen = both(clip, put(matrix, item.clip));
      if (item.inside) yield* painted(item.inside, here, seen);
      else if (item.lines) yield {
        words: item.said, clip: seen, more: item.more,
        lines: item.lines.map(line => ({
          words: item.said.slice(line.startIndex, line.endExcludingWhitespaces),
          broken: !line.isHardBreak && /[\p{L}\p{N}]{2}/u.test(item.said.slice(line.endIndex - 1, line.endIndex + 1)),
          box: put(here, [item.x + line.left, item.y + line.baseline - 0.72 * line.ascent,
                          item.x + line.left + line.width, item.y + line.baseline + 0.12 * line.descent]),
        })),
      };
      else yield { box: put(here, item.box), solid: item.solid, clip: seen };
    }
  }
  const identity = [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1];

  // What is painted now, in its order, in physical pixels.
  window.ink = () => [...painted(frame, identity, EVERYTHING)];
  // What a finger taps, by name, with its place, unless it lies at an edge of what scrolls or beyond: there it is cut off.
  // What the browser itself has scrolled sideways lies there a little beside where Flutter cut it off.
  const CUT = 3, BESIDE = 20;
  const whole = node => {
    const box = node.getBoundingClientRect();
    for (let above = node.parentElement; above; above = above.parentElement) {
      if (above.style.scrollbarWidth !== 'none') continue;
      const { left, top, right, bottom } = above.getBoundingClientRect(), down = above.style.overflowY === 'scroll';
      if (down ? box.top < top + CUT || box.bottom > bottom - CUT : box.left < left + BESIDE || box.right > right - BESIDE) return false;
    }
    return true;
  };
  window.targets = () => Array.from(document.querySelectorAll('flt-semantics[flt-tappable]'))
    .filter(node => node.getAttribute('aria-disabled') !== 'true' && whole(node))
    .map(node => {
      const { left, top, right, bottom } = node.getBoundingClientRect(), named = node.closest('[flt-semantics-identifier]');
      return { name: named?.getAttribute('flt-semantics-identifier') ?? '', box: [left, top, right, bottom] };
    });
  // What a finger moves, and how much more there is below and to the right.
  window.scrollers = () => Array.from(document.querySelectorAll('flt-semantics'))
    .filter(node => node.style.scrollbarWidth === 'none')
    .map(node => {
      const { left, top, right, bottom } = node.getBoundingClientRect(), down = node.style.overflowY === 'scroll';
      return { box: [left, top, right, bottom], style: node.getAttribute('style'),
               below: down ? node.scrollHeight - node.clientHeight - node.scrollTop : 0,
               beyond: node.style.overflowX === 'scroll' ? node.scrollWidth - node.clientWidth - node.scrollLeft : 0 };
    });
})();
