// Runs in every embedded page, beside the app and before it: tells the page around what goes on here, and opens the flow in a
// window of its own where the frame has no cookies. The app knows nothing of it, so that ordinary pages are none the heavier.
import { isFormTouched } from '../../builds/form-use.ts';
import { isOutcome } from '../protocol.ts';
import { keepsCookies } from './keeps-cookies.ts';
import { leadOut } from './lead-out.ts';
import { offerPopup } from './offer-popup.ts';
import { createTell, placeOfPage } from './tell.ts';
import { tellHeight } from './tell-height.ts';

const { host = '', flow = '', done, shop = '', offer } = document.currentScript?.dataset ?? {};
const place = placeOfPage();

// On a slow line the answer may come when the shopper is typing already: the form is then posted, which works without cookies.
async function offerWithoutCookies(address: string): Promise<void> {
  if (!(await keepsCookies()) && !isFormTouched()) location.replace(address);
}

if (place) {
  const tell = createTell(place, host);
  const leave = () => tell({ type: 'crema-result', flow, status: 'closed' });

  if (place === 'frame') {
    tell({ type: 'crema-ready', title: document.title });
    tellHeight(tell);
    leadOut(shop, leave);
    // The app would close its window, or show the error page; the page around has to take the frame away.
    addEventListener('closewindow', (event) => {
      event.preventDefault();
      leave();
    });
    const link = document.querySelector<HTMLAnchorElement>('a[data-popup]');
    if (link) offerPopup(link, tell);
  }
  if (isOutcome(done)) {
    tell({ type: 'crema-result', flow, status: done });
    // Loaded again the page is no second success.
    const address = new URL(location.href);
    address.searchParams.delete('done');
    history.replaceState(history.state, '', address);
  }
  // A window has the site's own cookies, and is offered nothing.
  if (offer !== undefined) void offerWithoutCookies(offer);
}
