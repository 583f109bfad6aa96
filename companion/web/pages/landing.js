(() => {
  'use strict';
  const SIGNS = {{signs}};
  const { words, telling } = JSON.parse(document.getElementById('told').textContent);
  const card = document.getElementById('card');
  const toggle = document.getElementById('language');
  let lang = document.documentElement.lang;
  let told = telling;
  let notice = '';
  let cut = false;
  let busy = false;
  let asked = 0;
  let shown = '';
  let claimed = '';

  const say = (key, values = {}) =>
    words[lang][key].replace(/\{(\w+)\}/g, (whole, name) => values[name] ?? whole);

  function make(tag, attributes = {}, ...inside) {
    const made = document.createElement(tag);
    for (const [name, value] of Object.entries(attributes))
      if (name === 'onclick') made.onclick = value;
      else if (name === 'colour') made.style.backgroundColor = value;
      else made.setAttribute(name, value);
    made.append(...inside);
    return made;
  }

  const disc = colour => make('i', { class: 'disc', colour, 'aria-hidden': 'true' });
  const button = (kind, text, onclick) => make('button', { type: 'button', class: kind, onclick }, text);

  function seat(each) {
    const name = make('span', {}, each.name);
    if (each.taken) name.append(make('small', {}, say('taken')));
    const chosen = () => (each.taken ? (claimed = each.id, draw()) : ask({ role: 'seat', seat: each.id }));
    return make('button', { type: 'button', class: each.taken ? 'seat taken' : 'seat', onclick: chosen },
      disc(each.colour), name);
  }

  // For who has no camera: six signs, in capitals or not.
  function typing() {
    const field = make('input', {
      id: 'code', name: 'code', autocomplete: 'off', autocapitalize: 'characters', spellcheck: 'false', maxlength: '9',
    });
    const form = make('form', {},
      make('label', { for: 'code' }, say('type')),
      make('div', { class: 'typed' }, field, make('button', { type: 'submit', class: 'wide main' }, say('type-do'))));
    form.onsubmit = event => {
      event.preventDefault();
      const code = field.value.replace(/[^0-9a-z]/gi, '');
      if (code.length === SIGNS) location.replace('/join/' + code);
      else { notice = say('type-short', { n: SIGNS }); draw(); }
    };
    return form;
  }
  const closed = state => () => [
    make('h2', {}, say(state)), make('p', { class: 'lead' }, say(state + '-note')), typing(),
  ];

  const pages = {
    stranger: closed('stranger'),
    wrong: closed('wrong'),
    gone: closed('gone'),
    over: closed('over'),
    choosing() {
      const wanted = told.seats.find(each => each.id === claimed && each.taken);
      if (wanted)
        return [
          make('h2', {}, say('claim')),
          make('p', { class: 'lead' }, say('claim-note', { name: wanted.name })),
          make('p', { class: 'wait' }, make('span', { class: 'who' }, disc(wanted.colour), wanted.name)),
          button('wide main', say('claim-do'), () => ask({ role: 'seat', seat: wanted.id, claim: true })),
          button('wide', say('back'), () => { claimed = ''; draw(); }),
        ];
      return [
        make('h2', {}, say('choose')),
        make('p', { class: 'lead' }, say('choose-note')),
        make('ul', {}, ...told.seats.map(each => make('li', {}, seat(each)))),
        button('wide', say('watch'), () => ask({ role: 'spectator' })),
        button('small', say('tablet'), () => ask({ role: 'tablet' })),
      ];
    },
    waiting: () => [
      make('div', { class: 'wait' }, document.getElementById('seeker').content.cloneNode(true),
        make('h2', {}, say('wait')),
        told.role === 'seat'
          ? make('p', { class: 'who' }, disc(told.colour), told.name)
          : make('p', { class: 'who' }, say(told.role === 'tablet' ? 'as-tablet' : 'as-watcher')),
        make('p', { class: 'lead' }, say('wait-note'))),
      button('wide', say('again'), leave),
    ],
    admitted: () => [
      make('div', { class: 'wait' }, document.getElementById('seeker').content.cloneNode(true),
        make('h2', {}, say('welcome')), make('p', { class: 'lead' }, say('welcome-note'))),
    ],
    slow: () => [make('h2', {}, say('slow')), make('p', { class: 'lead' }, say('slow-note', { n: told.seconds }))],
  };

  function draw() {
    const seen = JSON.stringify([told, notice, cut, lang, claimed, busy]);
    if (seen === shown) return;
    shown = seen;
    document.documentElement.lang = lang;
    document.getElementById('game').textContent = (told.titles ?? {})[lang] ?? '';
    toggle.textContent = say('other-language');
    toggle.lang = lang === 'fr' ? 'en' : 'fr';
    const page = pages[told.state] ?? (() => [
      make('h2', {}, say(told.state)), make('p', { class: 'lead' }, say(told.state + '-note')),
    ]);
    const told_so = cut ? say('cut') : notice || (told.why && !claimed ? say(told.why) : '');
    card.replaceChildren(...(told_so ? [make('p', { class: 'notice', role: 'alert' }, told_so)] : []), ...page());
    for (const each of card.querySelectorAll('button')) each.disabled = busy;
  }

  function tell(news) {
    const titles = told.titles;
    told = { titles, ...news };
    if (told.state === 'admitted') enter();
    draw();
  }

  async function fetched(path, options = {}) {
    const answer = await fetch(path, { cache: 'no-store', signal: AbortSignal.timeout(5000), ...options });
    return [answer, await answer.json()];
  }

  async function look() {
    const before = asked;
    try {
      const [, news] = await fetched('/join/state');
      cut = false;
      if (!busy && asked === before) tell(news);  // else it is older than the answer to what was asked meanwhile
    } catch {
      cut = true;
      draw();
    }
  }

  async function send(path, body) {
    if (busy) return;
    busy = true;
    asked++;
    notice = '';
    draw();
    try {
      const [answer, news] = await fetched(path, {
        method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body),
      });
      busy = false;
      cut = false;
      claimed = '';
      if (answer.ok) tell(news);
      else {
        notice = news.text ?? '';
        if (news.text) await look();
        else tell(news);
      }
    } catch {
      cut = true;
    }
    busy = false;
    draw();
  }

  const ask = wish => send('/join', { ...wish, language: lang });
  const leave = () => send('/join/leave', {});

  // While a person chooses, what the table needs is fetched, one big file after the other.
  const ready = (async () => {
    await new Promise(drawn => setTimeout(drawn, 100));  // what can be chosen comes first
    for (const file of {{files}})
      await fetch(`/${file}`, { priority: 'low' }).then(answer => answer.arrayBuffer()).catch(() => 0);
  })().catch(() => 0);  // nobody is kept at the door because a browser will not be asked

  let entering = false;
  async function enter() {
    if (entering) return;
    entering = true;
    await Promise.race([ready, new Promise(done => setTimeout(done, 6000))]);
    location.replace('/');
  }

  if (!navigator.cookieEnabled) notice = say('blocked');  // the right code would lead back here without a word

  toggle.onclick = () => { lang = lang === 'fr' ? 'en' : 'fr'; draw(); };

  const again = location.href;
  if (location.pathname !== '/join') history.replaceState(null, '', '/join');  // no code stays in the address
  if (told.state === 'slow') {
    draw();
    const timer = setInterval(() => {
      told = { ...told, seconds: told.seconds - 1 };
      if (told.seconds > 0) draw();
      else { clearInterval(timer); location.replace(again); }
    }, 1000);
    return;
  }
  tell(telling);
  if (told.state === 'wrong') return;
  async function poll() {
    if (!document.hidden && !entering) await look();
    setTimeout(poll, told.state === 'waiting' ? 1000 : 2000);
  }
  setTimeout(poll, 1000);
  document.addEventListener('visibilitychange', () => { if (!document.hidden) look(); });
  addEventListener('pageshow', event => { if (event.persisted) location.reload(); });
})();
