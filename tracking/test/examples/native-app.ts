import type { InstallOptions } from '../../src/api/options.ts';
import { consentCookie } from '../doubles/fake-environment.ts';
import type { Example } from '../doubles/example.ts';

const options: InstallOptions = {
  dataLayerOnly: false,
  tagManager: false,
  customerData: false,
  productHistory: false,
};

const known = 'crema_ltt=e30.eyJsaWQiOiJ0b2tlbiJ9.s; cotcs=newsletter|email|spring; cot_session=s1';
const cookies = `${consentCookie('C0003')}; ${known}`;
const inApp = { cookies: `${cookies}; app_context=1` };
const inXc = { cookies: `${cookies}; xc_app=1` };
const before = [['InitialPageData', { page_type: 'Content' }]] as const;
const legacy = [['InitialPageData', { page_type: 'Content', platform: 'Tablet' }]] as const;

const partner = { event_name: 'partner_purchase', event_label: 'insurance', partner_purchase_value: '49.9' };
const partnerTold = { event: 'partner_purchase', event_label: 'insurance', partner_purchase_value: 49.9 };
const subscription = {
  event_category: 'subscription',
  event_action: 'purchase',
  event_name: 'product_subscription',
  subscription_value: 12.5,
  cs_quantity: 2,
  subscription_info: { subscription_type: 'coffee', gift_subscription: false },
};
const subscriptionTold = {
  event: 'product_subscription',
  event_category: 'subscription',
  event_action: 'purchase',
  subscription_value: 12.5,
  cs_quantity: 2,
  subscription_info: 'coffee|-|-|-|false|-',
};

/** Records of the native app around the page. */
export const nativeApp: readonly Example[] = [
  {
    title: "A partner's product is bought in the new app",
    options,
    given: inApp,
    before,
    in: ['CustomEventData', partner],
    out: { app: [{ type: 'tracking', payload: partnerTold }] },
  },
  {
    title: 'A subscription is taken out in the new app',
    options,
    given: inApp,
    before,
    in: ['CustomEventData', subscription],
    out: { app: [{ type: 'tracking', payload: subscriptionTold }] },
  },
  {
    title: "A partner's product is bought in the cross-channel app",
    options,
    given: inXc,
    before,
    in: ['CustomEventData', partner],
    out: { app: [{ type: 'tracking', payload: partnerTold }] },
  },
  {
    title: "A partner's product is bought in the legacy app",
    options,
    given: { cookies },
    before: legacy,
    in: ['CustomEventData', partner],
    out: { app: [partnerTold] },
  },
  {
    title: 'A subscription is taken out in the legacy app',
    options,
    given: { cookies },
    before: legacy,
    in: ['CustomEventData', subscription],
    out: { app: [subscriptionTold] },
  },
  {
    title: 'Without an app nothing is sent',
    options,
    given: { cookies },
    before,
    in: ['CustomEventData', partner],
    out: {},
  },
  {
    title: 'The app gets no other event',
    options,
    given: inApp,
    before,
    in: ['CustomEventData', { ...partner, event_name: 'store_call' }],
    out: {},
  },
  {
    title: 'What the event belongs to does not make it one for the app',
    options,
    given: inApp,
    before,
    in: ['CustomEventData', { event_category: 'partner purchase', event_action: 'purchase' }],
    out: {},
  },
  {
    title: 'The app gets no purchase in the shop',
    options,
    given: inApp,
    before,
    in: ['EcommerceEventData', { event: 'purchase' }],
    out: {},
  },
  {
    title: 'The app gets an event of a visitor who refused everything, without an identifier',
    options,
    given: { cookies: `${consentCookie()}; ${known}; app_context=1` },
    before,
    in: ['CustomEventData', partner],
    out: { app: [{ type: 'tracking', payload: partnerTold }] },
  },
  {
    title: 'An event that is not meant for the app',
    options,
    given: inApp,
    before,
    in: ['CustomEventData', { ...partner, scope: 'classic, ttruth' }],
    out: {},
  },
];
