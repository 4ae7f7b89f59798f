import { readResult } from '../protocol.ts';
import type { Tell } from './tell.ts';

/** Milliseconds between two looks at whether the window is still there; nothing else tells a frame. */
const look = 500;

/**
 * Opens the flow in a window, where it has the site's own cookies, and passes on what that window says. The link works by itself:
 * where a browser refuses the window, it opens a tab, which says the same.
 */
export function offerPopup(link: HTMLAnchorElement, tell: Tell): void {
  let popup: Window | null = null;
  let flow = '';
  link.addEventListener('click', (event) => {
    if (!popup || popup.closed) popup = window.open(link.href, '', 'popup,width=560,height=800');
    if (!popup) return;
    event.preventDefault();
    popup.focus();
  });
  addEventListener('message', ({ origin, data }) => {
    // Only a page of ours has this origin; whoever embeds the frame has another one.
    const message = origin === location.origin ? readResult(data) : undefined;
    if (!message) return;
    ({ flow } = message);
    for (const done of document.querySelectorAll<HTMLElement>('[data-done]')) done.hidden = false;
    tell(message);
  });
  setInterval(() => {
    // A window that was closed before its time can be opened again: the offer still stands.
    if (!flow || !popup?.closed) return;
    tell({ type: 'crema-result', flow, status: 'closed' });
    flow = '';
  }, look);
}
