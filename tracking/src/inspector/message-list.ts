import { element } from './elements.ts';
import { createDrawRow } from './entry-row.ts';
import type { LinkTo } from './entry-row.ts';
import type { Entry } from './entry.ts';

/** The list of messages. */
export interface MessageList {
  readonly view: HTMLElement;
  /** Draws what has changed, and takes the oldest rows away until there are as many as there are messages. */
  readonly draw: (changed: Iterable<Entry>, count: number) => void;
  /** Shows only messages that somebody ought to look at, or all. */
  readonly filter: (problemsOnly: boolean) => void;
  /** How many of them there are. */
  readonly problems: () => number;
}

/** How near to its end, in pixels, the list has to be scrolled for it to follow new messages. */
const nearEnd = 48;

/** Creates the list of messages. A row is made once, and drawn anew only when its own message has changed. */
export function createMessageList(linkTo: LinkTo): MessageList {
  const list = element('ol');
  const view = element('div', { tabindex: '0', role: 'region', 'aria-label': 'Messages' }, list);
  const rows = new WeakMap<Entry, () => void>();
  return {
    view,
    draw: (changed, count) => {
      const follows = view.scrollTop + view.clientHeight > view.scrollHeight - nearEnd;
      for (const entry of changed) {
        const draw = rows.get(entry) ?? createDrawRow(entry, list, linkTo);
        rows.set(entry, draw);
        draw();
      }
      while (list.childElementCount > count) list.firstChild?.remove();
      if (follows) view.scrollTop = view.scrollHeight;
    },
    filter: (problemsOnly) => void list.classList.toggle('only', problemsOnly),
    problems: () => list.querySelectorAll('.problem').length,
  };
}
