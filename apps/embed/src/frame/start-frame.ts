import { placeOf } from '../embedded-paths.ts';
import { isOutcome } from '../protocol.ts';
import { keepsCookies, offerWindow } from './offer-window.ts';
import { createTell, placeOfPage, tellHeight } from './tell.ts';

/**
 * Opens links that leave the flow in a new tab. No page of the shop is shown in a frame, and a shopper who reads the conditions
 * must not lose the form.
 * @param shop address of the shop's start page or checkout, where the flow leads
 * @param onLeave called when the shopper goes on to the shop
 */
function leadOut(shop: string, onLeave: () => void): void {
  const lead = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (!link?.href || link.target) return;
    if (link.origin === location.origin && placeOf(link.pathname).place === 'frame') return;
    link.target = '_blank';
    link.rel = 'noopener';
  };
  // These events come before the browser follows the link, with any mouse button or the keyboard.
  for (const type of ['click', 'auxclick', 'focusin', 'pointerover']) addEventListener(type, lead, true);
  addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (link?.href === shop) onLeave();
  });
}

/**
 * Starts the script of an embedded page, which runs beside the app and before it. It sends messages to the page around, and
 * offers a window if the frame has no cookies. The app does not know that it is embedded, so ordinary pages carry none of this
 * code. Call it while the script runs, because its data is in the attributes of the script's element.
 * @param isFormTouched returns true if the shopper has begun to fill in the form
 */
export function startFrame(isFormTouched: () => boolean): void {
  const { host = '', flow = '', done, shop = '', offer } = document.currentScript?.dataset ?? {};
  const place = placeOfPage();
  if (!place) return;
  const tell = createTell(place, host);
  const leave = () => tell({ type: 'crema-result', flow, status: 'closed' });

  // On a slow connection the shopper may be typing when the answer comes. The form then goes as a plain post, without cookies.
  const offerWithoutCookies = async (address: string) => {
    if (!(await keepsCookies()) && !isFormTouched()) location.replace(address);
  };

  if (place === 'frame') {
    tell({ type: 'crema-ready', title: document.title });
    tellHeight(tell);
    leadOut(shop, leave);
    // The app would close its window or show the error page. In a frame, the page around has to remove the frame.
    addEventListener('closewindow', (event) => {
      event.preventDefault();
      leave();
    });
    const link = document.querySelector<HTMLAnchorElement>('a[data-popup]');
    if (link) offerWindow(link, tell);
  }
  if (isOutcome(done)) {
    tell({ type: 'crema-result', flow, status: done });
    // A reload of the page must not report a second success.
    const address = new URL(location.href);
    address.searchParams.delete('done');
    history.replaceState(history.state, '', address);
  }
  // A window has the site's own cookies, so its page has no offer.
  if (offer !== undefined) void offerWithoutCookies(offer);
}
