import { expect, test } from 'vitest';
import type { InstallOptions } from '../api/options.ts';
import { consentCookie, createFakeEnvironment } from '../../test/doubles/fake-environment.ts';
import { createApi } from './create-api.ts';

const everyChannel: InstallOptions = {
  internalTracker: true,
  exactag: { src: 'https://affiliate.example/exactag.js' },
  touchPoint: { url: 'https://touch.example/' },
};
const cookies = `${consentCookie('C0003', 'C0004')}; cotcs=a; crema_ltt=e30.eyJsaWQiOiJ0b2tlbiJ9.s; cot_session=1`;

/** How often `document.cookie` is read for a page view, once the library has seen others. */
function readsOfPageView(options: InstallOptions, hasCookieStore: boolean) {
  const page = createFakeEnvironment();
  let reads = 0;
  Object.defineProperty(page.window.document, 'cookie', {
    get: () => {
      reads += 1;
      return cookies;
    },
    set: () => {},
  });
  if (hasCookieStore) Object.assign(page.window, { cookieStore: { addEventListener: () => {} } });
  const { on } = createApi(page.window, page.fetchPart).install({ customerData: false, ...options });
  const sent: string[] = [];
  on('decision', ({ channel, outcome }) => sent.push(`${channel} ${outcome}`));
  page.post('InitialPageData', {});
  page.post('InitialPageData', {});
  reads = 0;
  sent.length = 0;
  page.post('InitialPageData', {});
  expect(sent).toContain('ga4 sent');
  return reads;
}

// Each costs a browser a tenth of a millisecond. With a cookie store there is one, for the session that another tab may have begun.
test.each([
  [0, 2, 'the data layer alone', { dataLayerOnly: true }],
  [1, 5, 'every channel', everyChannel],
])(
  'Cookies are read %i times where the browser tells of changes, else %i times, for a page view to %s',
  (withStore, without, _channels, options) => {
    expect(readsOfPageView(options, true)).toBe(withStore);
    expect(readsOfPageView(options, false)).toBe(without);
  },
);
