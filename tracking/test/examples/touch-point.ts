import type { InstallOptions } from '../../src/api/options.ts';
import { consentCookie } from '../doubles/fake-environment.ts';
import type { Example } from '../doubles/example.ts';

const options: InstallOptions = {
  dataLayerOnly: false,
  tagManager: false,
  customerData: false,
  productHistory: false,
  touchPoint: { url: 'https://touchpoint.example/visit' },
};

const known = 'crema_ltt=e30.eyJsaWQiOiJ0b2tlbiJ9.s; cotcs=newsletter|email|spring; cot_session=s1';
const user = `cashback=${encodeURIComponent(JSON.stringify({ exactagUserKey: 'key-1' }))}`;
const given = { cookies: `${consentCookie('C0003', 'C0004')}; ${known}; ${user}` };
const before = [['InitialPageData', { page_type: 'Order Confirmation' }]] as const;
const purchase = (data: object, event = 'purchase') =>
  ['EcommerceEventData', { event, ecommerce: { transaction_id: 'o-1' }, ...data }] as const;
const withCoupon = purchase({ coupon_types: ['welcome', 'corporate_benefits'] });
const record = { touch_point: [{ user_key: 'key-1', transaction_id: 'o-1' }] };

/** Requests to the affiliate touch-point service. */
export const touchPoint: readonly Example[] = [
  {
    title: 'An order with a corporate-benefits coupon',
    options,
    given,
    before,
    in: withCoupon,
    out: record,
  },
  {
    title: 'The campaign of a coupon matches, too',
    options,
    given,
    before,
    in: purchase({ coupon_campaigns: 'Corporate Benefits 2026' }),
    out: record,
  },
  {
    title: 'An order for GA4 only',
    options,
    given,
    before,
    in: purchase({ coupon_types: 'CorporateBenefits' }, 'purchase_ga4'),
    out: record,
  },
  {
    title: 'An order with another coupon',
    options,
    given,
    before,
    in: purchase({ coupon_types: 'welcome', coupon_campaigns: 'corporate' }),
    out: {},
  },
  {
    title: 'A coupon that matches the shop’s own pattern',
    options: { ...options, touchPoint: { url: 'https://touchpoint.example/visit', coupons: /^staff/g } },
    given,
    before,
    in: purchase({ coupon_types: 'staff offer' }),
    out: record,
  },
  {
    title: 'An order in Austria',
    options: { ...options, site: 'at' },
    given,
    before,
    in: withCoupon,
    out: {},
  },
  {
    title: 'An order of a visitor without a user key',
    options,
    given: { cookies: given.cookies.replace('exactagUserKey', 'another') },
    before,
    in: withCoupon,
    out: {},
  },
  {
    title: 'An order by a visitor who agreed to statistics alone waits',
    options,
    given: { cookies: `${consentCookie('C0003')}; ${known}; ${user}` },
    before,
    in: withCoupon,
    out: {},
  },
  {
    title: 'An order by a visitor who agreed to marketing, but not to be known, waits',
    options,
    given: { cookies: `${consentCookie('C0004')}; ${known}; ${user}` },
    before,
    in: withCoupon,
    out: {},
  },
  {
    title: 'A basket with the coupon is no order yet',
    options,
    given,
    before,
    in: purchase({ coupon_types: 'corporate benefits' }, 'view_cart'),
    out: {},
  },
  {
    title: 'Without an address there is no touch-point service',
    options: { dataLayerOnly: false, tagManager: false, customerData: false, productHistory: false },
    given,
    before,
    in: withCoupon,
    out: {},
  },
];
