import type { InstallOptions } from '../../src/api/options.ts';
import type { PostedMessage } from '../doubles/example.ts';
import { consentCookie } from '../doubles/fake-environment.ts';
import type { Surroundings } from '../doubles/fake-environment.ts';

export const options: InstallOptions = {
  dataLayerOnly: false,
  exactag: false,
  monitoring: false,
  productHistory: false,
  cardWord: 'crema',
};

// A token that can be read, and an attribution: what is missing of them is not the subject here.
const visit = 'crema_ltt=e30.eyJsaWQiOiJ0b2tlbiJ9.s; cotcs=newsletter|email|spring';
export const page: Surroundings = { cookies: `${consentCookie('C0003')}; ${visit}`, path: '/coffee' };
export const newCall = '/service/customerfrontenddata/api/v1/psdata';
export const oldCall = '/json/psdata';

/** A page that exposes customer data in the new format. */
export const newFormat = (tracking: object, customer: object = {}): Surroundings => ({
  ...page,
  exposed: { tracking: { loginStatus: 'LOGGED_IN', ...tracking }, customer },
});

/** A page that exposes customer data in the old format. */
export const oldFormat = (ga_psdata: object, exactag_psdata: object = {}): Surroundings => ({
  ...page,
  exposed: { ga_psdata: { loginStatusOfSession: 'LOGGED_IN', ...ga_psdata }, exactag_psdata },
});

export const probabilities = {
  x1: 1,
  x2: 2,
  x3: 3,
  x4: 4,
  x5: 5,
  x6: 6,
  x7: 7,
  x8: 8,
  x9: 9,
  x10: 1,
  x11: 2,
  x12: 3,
  x13: 4,
  x14: 5,
  x15: 6,
};
export const content: PostedMessage = ['InitialPageData', { page_type: 'Content' }];

/** Records of a page in both formats of the data layer. */
export const records = (fields: object) => {
  const record = {
    site: 'de',
    locale: 'de-DE',
    page_path: '/coffee',
    consent: 'C0003',
    page_type: 'content',
    ...fields,
  };
  return {
    classic: [{ event: 'InitialPageData', ...record }],
    ga4: [{ event: 'page_view', ...record }],
  };
};
export const loggedIn = (fields: object = {}) => records({ user_type: 'logged_in', ...fields });

export const confirmation: readonly PostedMessage[] = [
  ['InitialPageData', { page_type: 'Order Confirmation' }],
];
export const purchase: PostedMessage = ['EcommerceEventData', { event: 'purchase', ecommerce: { value: 8 } }];

/** Records of an order confirmation and its purchase in the data layer. */
export const ordered = (fields: object) => {
  const { classic, ga4 } = loggedIn({ page_type: 'order confirmation', ...fields });
  const bought = {
    event: 'EcommerceEventData',
    ecommerce_event: 'purchase',
    consent: 'C0003',
    ecommerce: { value: 8 },
  };
  return { classic: [...classic, bought], ga4 };
};
