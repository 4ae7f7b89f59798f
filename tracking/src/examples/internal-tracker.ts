import type { InstallOptions } from '../install/options.ts';
import { consentCookie } from '../testing/fake-environment.ts';
import type { Example } from '../testing/example.ts';

const options: InstallOptions = {
  dataLayerOnly: false,
  tagManager: false,
  customerData: false,
  productHistory: false,
  internalTracker: true,
};

// The token's payload is `{"lid":"token"}`.
const known = 'crema_ltt=e30.eyJsaWQiOiJ0b2tlbiJ9.s; cotcs=newsletter|email|spring; cot_session=s1';
const cookies = `${consentCookie('C0001', 'C0003')}; ${known}`;
const answers = { '/service/ttruth/publish': { status: 200 } };
const given = {
  cookies,
  answers,
  url: 'https://www.crema.example/m/coffee?size=500',
  path: '/m/coffee',
  userAgent: 'Mozilla/5.0 (X11; Linux x86_64)',
  windowWidth: 1280,
  screenSize: '1920x1080',
};

/** What is sent beside the event's own fields. */
const visit = {
  url: 'https://www.crema.example/m/coffee?size=500',
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
const named = { ...visit, consent: 'C0001,C0003', custom_short_term_id: 's1', token: 'token' };

const before = [['InitialPageData', { page_type: 'Content' }]] as const;
const call = ['CustomEventData', { event_name: 'store_call' }] as const;
const basket = { currency: 'EUR', value: 17, items: [{ item_id: '900000001', price: 8.5, quantity: 2 }] };
const commerce = (event: string) => ['EcommerceEventData', { event, ecommerce: basket }] as const;

const sent = (event: string): Example => ({
  title: `${event} is for the internal tracker`,
  options,
  given,
  before,
  in: commerce(event),
  out: { ttruth: [{ event, ecommerce: basket, ...named }] },
});
const unsent = (event: string): Example => ({
  title: `${event} is not for the internal tracker`,
  options,
  given,
  before,
  in: commerce(event),
  out: {},
});

/** What the internal tracking service is told. */
export const internalTracker: readonly Example[] = [
  sent('purchase'),
  sent('purchase_ga4'),
  sent('add_to_cart'),
  sent('view_item'),
  unsent('view_cart'),
  unsent('begin_checkout'),
  unsent('progress_checkout'),
  unsent('reverse_checkout'),
  unsent('wishlist add'),
  unsent('wishlist remove'),
  unsent('wishlist view'),
  {
    title: 'A purchase with everything it says of coupons',
    options,
    given,
    before,
    in: [
      'EcommerceEventData',
      {
        event: 'purchase',
        scope: 'ttruth',
        origin: 'app',
        guest_order: true,
        coupon_types: ['welcome', 'scout'],
        coupon_values: ['5', '2'],
        transaction_coupon_value: '7',
        ecommerce: { ...basket, transaction_id: 'o-1' },
      },
    ],
    out: {
      ttruth: [
        {
          event: 'purchase',
          origin: 'app',
          guest_order: true,
          coupon_types: 'welcome|scout',
          coupon_values: '5|2',
          transaction_coupon_value: 7,
          ecommerce: { ...basket, transaction_id: 'o-1' },
          ...named,
        },
      ],
    },
  },
  {
    title: 'A custom event with a name, though without category and action',
    options,
    given,
    before,
    in: call,
    out: { ttruth: [{ event_name: 'store_call', ...named }] },
  },
  {
    title: 'A custom event with all it says',
    options,
    given,
    before,
    in: [
      'CustomEventData',
      {
        event_category: 'subscription',
        event_action: 'purchase',
        event_name: 'product_subscription',
        subscription_value: 12.5,
        subscription_info: { subscription_type: 'coffee', delivery_interval: '4 weeks' },
        scope: 'ttruth,ga4',
      },
    ],
    out: {
      ttruth: [
        {
          event_category: 'subscription',
          event_action: 'purchase',
          event_name: 'product_subscription',
          subscription_value: 12.5,
          subscription_info: 'coffee|-|-|4 weeks|-|-',
          ...named,
        },
      ],
    },
  },
  {
    title: 'A custom event without a name is not for the internal tracker',
    options,
    given,
    before,
    in: ['CustomEventData', { event_category: 'login', event_action: 'success' }],
    out: {},
  },
  {
    title: 'A page is not for the internal tracker',
    options,
    given,
    in: ['InitialPageData', { page_type: 'Content' }],
    out: {},
  },
  {
    title: 'A lead is not for the internal tracker',
    options,
    given,
    before,
    in: ['LeadData', { lead_id: 'l-1' }],
    out: {},
  },
  {
    title: 'An item list is not for the internal tracker',
    options,
    given,
    before,
    in: ['ItemListData', { items: [{ item_id: '900000001' }] }],
    out: {},
  },
  {
    title: 'By default there is no internal tracker',
    options: { dataLayerOnly: false, tagManager: false, customerData: false, productHistory: false },
    given,
    before,
    in: call,
    out: {},
  },
  {
    title: 'An event by a visitor who refused everything: nobody is named',
    options,
    given: { ...given, cookies: `${consentCookie()}; ${known}` },
    before,
    in: call,
    out: { ttruth: [{ event_name: 'store_call', ...visit, consent: '', customer_id: 'noConsent' }] },
  },
  {
    title: 'An event by a visitor who agreed to marketing, but not to statistics',
    options,
    given: { ...given, cookies: `${consentCookie('C0001', 'C0004')}; ${known}` },
    before,
    in: call,
    out: {
      ttruth: [{ event_name: 'store_call', ...visit, consent: 'C0001,C0004', customer_id: 'noConsent' }],
    },
  },
  {
    title: 'The internal tracker is told the id of a customer who is logged in',
    options: { ...options, customerData: true },
    given: {
      ...given,
      exposed: {
        tracking: { loginStatus: 'LOGGED_IN' },
        customer: { identifiers: { partnerGuid: 'guid-1' } },
      },
    },
    before,
    in: call,
    out: { ttruth: [{ event_name: 'store_call', ...named, customer_id: 'guid-1' }] },
  },
  {
    title: 'The internal tracker is not told the id of a customer who refused',
    options: { ...options, customerData: true },
    given: {
      ...given,
      cookies: `${consentCookie('C0001')}; ${known}`,
      exposed: {
        tracking: { loginStatus: 'LOGGED_IN' },
        customer: { identifiers: { partnerGuid: 'guid-1' } },
      },
    },
    before,
    in: call,
    out: { ttruth: [{ event_name: 'store_call', ...visit, consent: 'C0001', customer_id: 'noConsent' }] },
  },
  {
    title: 'An event on a phone, of a visit that came from another site',
    options,
    given: {
      ...given,
      cookies: cookies.replace('cotcs', 'other'),
      referrer: 'https://search.example/?q=coffee',
      userAgent: 'Mozilla/5.0 (iPhone) Mobile',
      windowWidth: 390,
      screenSize: '390x844',
    },
    before,
    in: call,
    out: {
      ttruth: [
        {
          event_name: 'store_call',
          ...named,
          device_type: 'mobile',
          screen_breakpoint: 'S',
          screen_size: '390x844',
          user_agent: 'Mozilla/5.0 (iPhone) Mobile',
          tcs_source: 'search.example',
          tcs_medium: 'referral',
          tcs_campaign: undefined,
        },
      ],
      warnings: ['There are no cotcs values; the referrer is used.'],
    },
  },
  {
    title: 'A tracking service that refuses',
    options,
    given: { ...given, answers: { '/service/ttruth/publish': { status: 503, body: 'x'.repeat(300) } } },
    before,
    in: call,
    out: {
      ttruth: [{ event_name: 'store_call', ...named }],
      warnings: [`Ttruth tracking request failed with status 503: ${'x'.repeat(200)}`],
    },
  },
  {
    title: 'A tracking service that cannot be reached',
    options,
    given: { ...given, answers: { '/service/ttruth/publish': 'no network' } },
    before,
    in: call,
    out: {
      ttruth: [{ event_name: 'store_call', ...named }],
      warnings: ['Exception has occurred during Ttruth tracking'],
    },
  },
  {
    title: 'A tracking service at another address',
    options: { ...options, internalTracker: { url: 'https://tracker.example/publish' } },
    given: { ...given, answers: { 'https://tracker.example/publish': { status: 204 } } },
    before,
    in: call,
    out: { ttruth: [{ event_name: 'store_call', ...named }] },
  },
  {
    title: 'An event that is not meant for the internal tracker',
    options,
    given,
    before,
    in: ['CustomEventData', { event_name: 'store_call', scope: ['ga4'] }],
    out: {},
  },
  {
    title: 'A tracking service that refuses so often that the log is full',
    options: { ...options, monitoring: { url: 'https://intake.example/lines' } },
    given: { ...given, answers: { '/service/ttruth/publish': { status: 503, body: 'busy' } } },
    before: [...before, ...Array.from({ length: 100 }, () => call)],
    in: call,
    out: {
      ttruth: [{ event_name: 'store_call', ...named }],
      warnings: ['Ttruth tracking request failed with status 503: busy', 'Log queue full'],
    },
  },
  {
    title: 'An event inside the new app',
    options,
    given: { ...given, cookies: `${cookies}; app_context=1` },
    before,
    in: call,
    out: {},
  },
  {
    title: 'An event inside the cross-channel app',
    options,
    given: { ...given, cookies: `${cookies}; xc_app=1` },
    before,
    in: call,
    out: {
      warnings: ['XC-App context is detected. Therefore no tracking data is sent to Ttruth Api.'],
    },
  },
  {
    title: 'An event inside the legacy app',
    options,
    given,
    before: [['InitialPageData', { platform: 'SMARTPHONE' }]],
    in: call,
    out: { ttruth: [{ event_name: 'store_call', ...named }] },
  },
];
