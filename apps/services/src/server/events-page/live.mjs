// @ts-check
// The script of the page of events, as browsers get it. It adds new events to the list. The page works without it.

const list = document.querySelector('ol');
const state = document.querySelector('#live');
const news = state?.querySelector('p');
const button = state?.querySelector('button');

// A screen reader hears of new events no more often than this.
const announceMs = 5000;
// A connection that returns within this time is not worth a word: the server ends each one after some minutes.
const silentMs = 5000;
const mostRetries = 10;

/** @param {Element} item */
const placeOf = (item) => item.getAttribute('data-place') ?? '';

/**
 * Adds those items to the list that it does not have, each at its place. Returns their number.
 * @param {HTMLElement} into
 * @param {readonly Element[]} items
 * @param {number} most
 */
function add(into, items, most) {
  const anchor = [...into.children].find((each) => each.getBoundingClientRect().bottom > 0);
  const isRead = into.getBoundingClientRect().top < 0;
  const before = anchor?.getBoundingClientRect().top ?? 0;
  let added = 0;
  for (const item of items) {
    const shown = [...into.children];
    const next = shown.find((each) => placeOf(each) <= placeOf(item));
    const isKnown = next !== undefined && placeOf(next) === placeOf(item);
    const isTooOld = next === undefined && shown.length >= most;
    if (isKnown || isTooOld) continue;
    item.classList.add('arrived');
    into.insertBefore(item, next ?? null);
    added += 1;
  }
  // The list stays short, but an event that the reader has opened stays.
  const spare = [...into.children].filter(
    (each) => !each.querySelector('[open]') && !each.contains(document.activeElement),
  );
  while (into.children.length > most && spare.length > 0) spare.pop()?.remove();
  // A reader who has scrolled down goes on reading the same event.
  if (isRead && anchor?.isConnected) scrollBy(0, anchor.getBoundingClientRect().top - before);
  return added;
}

/**
 * @param {HTMLOListElement} into
 * @param {Element} said
 * @param {HTMLButtonElement} pause
 */
function follow(into, said, pause) {
  const stream = new URL(into.dataset['stream'] ?? '', location.href);
  const most = Number(into.dataset['most']);
  let count = 0;
  let retries = 0;
  let isPaused = false;
  /** @type {EventSource | undefined} */
  let source;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let saying;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let lost;

  const events = () => `${count} new ${count === 1 ? 'event' : 'events'}`;
  const say = (/** @type {string} */ text) => {
    clearTimeout(saying);
    saying = undefined;
    if (said.textContent !== text) said.textContent = text;
  };
  const sayState = () => {
    if (isPaused) say(count === 0 ? 'Paused.' : `Paused after ${events()}.`);
    else if (count === 0) say('Live: new events appear by themselves.');
    else say(`Live: ${events()} since you opened the page.`);
  };

  const close = () => {
    clearTimeout(lost);
    lost = undefined;
    source?.close();
    source = undefined;
  };
  const open = () => {
    close();
    source = new EventSource(stream);
    const remember = (/** @type {MessageEvent<string>} */ { lastEventId }) => {
      if (lastEventId) stream.searchParams.set('since', lastEventId);
    };
    source.addEventListener('open', () => {
      clearTimeout(lost);
      lost = undefined;
      retries = 0;
      if (saying === undefined) sayState();
    });
    source.addEventListener('tick', remember);
    source.addEventListener('message', (message) => {
      remember(message);
      const page = new DOMParser().parseFromString(JSON.parse(message.data), 'text/html');
      const added = add(into, [...page.querySelectorAll('li[data-place]')], most);
      if (added === 0) return;
      document.querySelector('#none')?.remove();
      const isFirst = count === 0;
      count += added;
      if (isFirst) sayState();
      else saying ??= setTimeout(sayState, announceMs);
    });
    source.addEventListener('error', () => {
      lost ??= setTimeout(() => {
        lost = undefined;
        const isRefused = source?.readyState === EventSource.CLOSED;
        if (isRefused && (retries += 1) > mostRetries) return say('Live has stopped. Reload the page.');
        say('The connection is lost. Trying again.');
        if (isRefused) open();
      }, silentMs);
    });
  };

  pause.addEventListener('click', () => {
    isPaused = !isPaused;
    pause.textContent = isPaused ? 'Resume' : 'Pause';
    if (isPaused) close();
    else open();
    sayState();
  });
  // A page with an open connection cannot be kept for the way back.
  addEventListener('pagehide', close);
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && !isPaused) open();
  });
  document.documentElement.style.setProperty('overflow-anchor', 'none');
  open();
}

if (list && news && button) {
  state?.removeAttribute('hidden');
  follow(list, news, button);
}
