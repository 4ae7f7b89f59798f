import type { InstallOptions } from '../../src/api/options.ts';
import { consentCookie } from '../doubles/fake-environment.ts';
import type { Example } from '../doubles/example.ts';

export const options: InstallOptions = {
  dataLayerOnly: false,
  tagManager: false,
  customerData: false,
  productHistory: false,
  internalTracker: true,
};

// The token's payload is `{"lid":"token"}`.
export const known = 'crema_ltt=e30.eyJsaWQiOiJ0b2tlbiJ9.s; cotcs=newsletter|email|spring; cot_session=s1';
export const cookies = `${consentCookie('C0001', 'C0003')}; ${known}`;
const answers = { '/service/ttruth/publish': { status: 200 } };
export const given = {
  cookies,
  answers,
  url: 'https://www.crema.example/m/coffee?utm_campaign=spring&email=ada%40crema.example&token=t#top',
  path: '/m/coffee',
  userAgent: 'Mozilla/5.0 (X11; Linux x86_64)',
  windowWidth: 1280,
  screenSize: '1920x1080',
};

/** Fields of a payload that are not the event's own. */
export const visit = {
  url: 'https://www.crema.example/m/coffee?utm_campaign=spring',
  hostname: 'www.crema.example',
  page_path: '/coffee',
  device_type: 'desktop',
  screen_breakpoint: '3XL',
  screen_size: '1920x1080',
  user_agent: 'Mozilla/5.0 (X11; Linux x86_64)',
  tcs_source: 'newsletter',
  tcs_medium: 'email',
  tcs_campaign: 'spring',
};
export const named = { ...visit, consent: 'C0001,C0003', custom_short_term_id: 's1', token: 'token' };

export const before = [['InitialPageData', { page_type: 'Content' }]] as const;
export const call = ['CustomEventData', { event_name: 'store_call' }] as const;
export const basket = {
  currency: 'EUR',
  value: 17,
  items: [{ item_id: '900000001', price: 8.5, quantity: 2 }],
};
const commerce = (event: string) => ['EcommerceEventData', { event, ecommerce: basket }] as const;

export const sent = (event: string): Example => ({
  title: `${event} is for the internal tracker`,
  options,
  given,
  before,
  in: commerce(event),
  out: { ttruth: [{ event, ecommerce: basket, ...named }] },
});
export const unsent = (event: string): Example => ({
  title: `${event} is not for the internal tracker`,
  options,
  given,
  before,
  in: commerce(event),
  out: {},
});
