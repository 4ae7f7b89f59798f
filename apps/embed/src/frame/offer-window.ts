import { embeddedPaths } from '../embedded-paths.ts';
import { memberOf, readResult } from '../protocol.ts';
import type { Tell } from './tell.ts';

const address = `${embeddedPaths.frame}/service/cookies`;

async function cameBack(): Promise<boolean> {
  const answer: unknown = await (await fetch(address, { cache: 'no-store' })).json();
  return memberOf(answer, 'kept') === true;
}

/**
 * Returns true if the browser keeps cookies in this frame. Without them a shopper is not logged in after registering. The first
 * response sets a cookie, and the second request has to send it. If the server does not answer, the result is true.
 */
export async function keepsCookies(): Promise<boolean> {
  try {
    return (await cameBack()) || (await cameBack());
  } catch {
    return true;
  }
}

/** Milliseconds between two checks whether the window is closed. The browser sends a frame no event for it. */
const look = 500;

/**
 * Opens the flow in a window, which has the site's own cookies, and passes on the window's messages. If the browser blocks the
 * window, the link opens a tab, which sends the same messages.
 */
export function offerWindow(link: HTMLAnchorElement, tell: Tell): void {
  let popup: Window | null = null;
  let flow = '';
  link.addEventListener('click', (event) => {
    if (!popup || popup.closed) popup = window.open(link.href, '', 'popup,width=560,height=800');
    if (!popup) return;
    event.preventDefault();
    popup.focus();
  });
  addEventListener('message', ({ origin, data }) => {
    // Only our own pages have this origin. The page around has another one.
    const message = origin === location.origin ? readResult(data) : undefined;
    if (!message) return;
    ({ flow } = message);
    for (const done of document.querySelectorAll<HTMLElement>('[data-done]')) done.hidden = false;
    tell(message);
  });
  setInterval(() => {
    // A shopper who closed the window before the end can open it again, so the offer stays.
    if (!flow || !popup?.closed) return;
    tell({ type: 'crema-result', flow, status: 'closed' });
    flow = '';
  }, look);
}
