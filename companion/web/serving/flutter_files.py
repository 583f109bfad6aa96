"""Finds the files of Flutter's that a browser will run, so that they are fetched before its loader asks for them."""

from __future__ import annotations

from typing import Final

FILES: Final = """(() => {
    const chromium = navigator.vendor === 'Google Inc.';
    const canvas = document.createElement('canvas');
    const draws = () => !!(canvas.getContext('webgl2') ?? canvas.getContext('webgl'));
    const collects = () => WebAssembly.validate(new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 95, 1, 120, 0]));
    const light = chromium && typeof ImageDecoder !== 'undefined' && !!Intl.v8BreakIterator && !!Intl.Segmenter;
    if (chromium && collects() && draws()) {
      const engine = light ? 'canvaskit/skwasm' : 'canvaskit/skwasm_heavy';
      return [`${engine}.wasm`, 'main.dart.wasm', 'main.dart.mjs', `${engine}.js`];
    }
    const engine = light ? 'canvaskit/chromium' : 'canvaskit';
    return ['main.dart.js', `${engine}/canvaskit.wasm`, `${engine}/canvaskit.js`];
  })()"""
"""JavaScript: a list of paths from the root, the biggest first. The questions are those of Flutter's loader: Chromium
with WebGL and with a garbage collector in WebAssembly (the bytes are a module with one struct) runs the WebAssembly
build; and a browser that neither decodes pictures nor breaks lines itself needs a heavier engine: over plain http from
another machine that is every browser.
"""
