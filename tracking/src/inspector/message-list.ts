import { element } from './elements.ts';
import { createRow } from './entry-row.ts';
import type { LinkTo } from './entry-row.ts';
import type { Entry } from './entry.ts';

/** The list of messages. */
export interface MessageList {
  readonly view: HTMLElement;
  /** Draws changed entries. Removes the oldest rows until `count` are left. */
  readonly draw: (changed: Iterable<Entry>, count: number) => void;
  /** Shows only messages with problems, or all, if they contain a text. */
  readonly filter: (problemsOnly: boolean, text: string) => void;
  /** Returns the number of messages with problems. */
  readonly problems: () => number;
  /** Returns the number of visible messages. */
  readonly shown: () => number;
}

/** Distance to the end in pixels within which the list scrolls to new messages. */
const nearEnd = 48;

/** Creates the list of messages. A row is created once, and drawn again only after a change of its message. */
export function createMessageList(linkTo: LinkTo): MessageList {
  const list = element('ol');
  const view = element('div', { tabindex: '0', role: 'region', 'aria-label': 'Messages' }, list);
  const rows = new Map<Entry, ReturnType<typeof createRow>>();
  let searched = '';
  /** Hides a row if neither the row nor the message contains the text. */
  const filterRow = (entry: Entry) => {
    const row = rows.get(entry)?.row;
    if (row)
      row.hidden = !`${row.textContent} ${JSON.stringify(entry.payload)}`.toLowerCase().includes(searched);
  };
  return {
    view,
    draw: (changed, count) => {
      const follows = view.scrollTop + view.clientHeight > view.scrollHeight - nearEnd;
      for (const entry of changed) {
        const row = rows.get(entry) ?? createRow(entry, list, linkTo);
        rows.set(entry, row);
        row.draw();
        filterRow(entry);
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
      searched = text.trim().toLowerCase();
      for (const entry of rows.keys()) filterRow(entry);
    },
    problems: () => list.querySelectorAll('.problem').length,
    shown: () =>
      list.querySelectorAll(`.only > .problem:not([hidden]), :not(.only) > li:not([hidden])`).length,
  };
}
