import { element } from './elements.ts';
import { createRow } from './entry-row.ts';
import type { LinkTo } from './entry-row.ts';
import type { Entry } from './entry.ts';

/** The list of messages. */
export interface MessageList {
  readonly view: HTMLElement;
  /** Draws what has changed, and takes the oldest rows away until there are as many as there are messages. */
  readonly draw: (changed: Iterable<Entry>, count: number) => void;
  /** Shows only messages that somebody ought to look at, or all, and of these only those in which a text stands. */
  readonly filter: (problemsOnly: boolean, text: string) => void;
  /** How many messages somebody ought to look at. */
  readonly problems: () => number;
  /** How many are shown. */
  readonly shown: () => number;
}

/** How near to its end, in pixels, the list has to be scrolled for it to follow new messages. */
const nearEnd = 48;

/** Creates the list of messages. A row is made once, and drawn anew only when its own message has changed. */
export function createMessageList(linkTo: LinkTo): MessageList {
  const list = element('ol');
  const view = element('div', { tabindex: '0', role: 'region', 'aria-label': 'Messages' }, list);
  const rows = new Map<Entry, ReturnType<typeof createRow>>();
  let sought = '';
  /** Hides what the text does not stand in: neither in the row nor in the message. */
  const look = (entry: Entry) => {
    const row = rows.get(entry)?.row;
    if (row)
      row.hidden = !`${row.textContent} ${JSON.stringify(entry.payload)}`.toLowerCase().includes(sought);
  };
  return {
    view,
    draw: (changed, count) => {
      const follows = view.scrollTop + view.clientHeight > view.scrollHeight - nearEnd;
      for (const entry of changed) {
        const row = rows.get(entry) ?? createRow(entry, list, linkTo);
        rows.set(entry, row);
        row.draw();
        look(entry);
      }
      for (const [entry, { row }] of rows) {
        if (list.childElementCount <= count) break;
        row.remove();
        rows.delete(entry);
      }
      if (follows) view.scrollTop = view.scrollHeight;
    },
    filter: (problemsOnly, text) => {
      list.classList.toggle('only', problemsOnly);
      sought = text.trim().toLowerCase();
      for (const entry of rows.keys()) look(entry);
    },
    problems: () => list.querySelectorAll('.problem').length,
    shown: () =>
      list.querySelectorAll(`.only > .problem:not([hidden]), :not(.only) > li:not([hidden])`).length,
  };
}
