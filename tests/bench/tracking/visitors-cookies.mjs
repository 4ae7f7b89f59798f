/** Returns the value of a consent tool's cookie, with a realistic length. @param {boolean} agreed */
const consent = (agreed) =>
  new URLSearchParams({
    isGpcEnabled: '0',
    datestamp: 'Mon Nov 23 2026 10:00:00 GMT+0100 (Central European Standard Time)',
    version: '202609.1.0',
    browserGpcFlag: '0',
    isIABGlobal: 'false',
    hosts: '',
    consentId: '3f2b8c1e-6d4a-4f7b-9a53-0c1d2e3f4a5b',
    interactionCount: '1',
    landingPath: 'NotLandingPage',
    groups: `C0001:1,C0002:${Number(agreed)},C0003:${Number(agreed)},C0004:${Number(agreed)}`,
    geolocation: 'DE;HH',
    AwaitingReconsent: 'false',
  }).toString();

const claims = Buffer.from(JSON.stringify({ lid: 'L-4711', iat: 1_790_000_000 })).toString('base64url');

/**
 * Returns the cookies of a returning visitor: those that the library reads, and others of a shop.
 * @param {boolean} agreed whether the visitor has agreed to statistics
 */
export const visitorsCookies = (agreed) => ({
  OptanonConsent: consent(agreed),
  OptanonAlertBoxClosed: '2026-11-20T09:12:33.000Z',
  cot_session: '0a1b2c3d4e',
  crema_ltt: `eyJhbGciOiJIUzI1NiJ9.${claims}.c2lnbmF0dXJl`,
  cotcs: 'google|cpc|spring',
  cart: '7c9e6679-7425-40de-944b-e07fc1f90ae7',
  locale: 'de-DE',
  csrf: 'f47ac10b58cc4372a5670e02b2c3d479',
  _ga: 'GA1.1.1234567890.1790000000',
  _ga_ABCDEF1234: 'GS2.1.s1790000000$o3$g1$t1790000100$j60$l0$h0',
  _gcl_au: '1.1.987654321.1790000000',
  recently_viewed: '100123.100456.100789',
});
