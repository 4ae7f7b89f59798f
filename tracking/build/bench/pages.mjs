/** @typedef {{ name: string, options: object, agreed: boolean, withoutCookieStore?: boolean, whole?: boolean }} Page */

/**
 * The pages that are measured: they differ in what the library has to do for a page view.
 * @type {readonly Page[]}
 */
export const pages = [
  { name: 'nothing but the data layer', options: { dataLayerOnly: true }, agreed: true, whole: true },
  { name: 'every channel, session cookie written', options: {}, agreed: true },
  { name: 'every channel, without statistics: no session', options: {}, agreed: false },
  {
    name: 'nothing but the data layer, browser without cookieStore',
    options: { dataLayerOnly: true },
    agreed: true,
    withoutCookieStore: true,
  },
];
