import type { InstallOptions } from '../../src/api/options.ts';
import { consentCookie } from '../doubles/fake-environment.ts';

export const options: InstallOptions = {
  dataLayerOnly: false,
  tagManager: false,
  customerData: false,
  productHistory: false,
  exactag: { src: 'https://affiliate.example/exactag.js' },
  sites: {
    de: { campaign: 'crema-de', testCampaign: 'crema-de-test' },
    ch: { campaign: 'crema-ch', testCampaign: 'crema-ch-test' },
  },
};

// A token that can be read, and an attribution: what is missing of them is not the subject here.
export const known = 'crema_ltt=e30.eyJsaWQiOiJ0b2tlbiJ9.s; cotcs=newsletter|email|spring; cot_session=s1';
export const cashback = (partner: string) =>
  `cashback=${encodeURIComponent(JSON.stringify({ cashbackPartner: partner, cashbackClickId: 'click-1', exactagUserKey: 'key-1' }))}`;
export const payback = { cashbackPartner: 'payback', cashbackClickId: 'click-1', exactagUserKey: 'key-1' };
export const cookies = `${consentCookie('C0003')}; ${known}`;
export const refused = `${consentCookie()}; ${known}`;

export const exposed = { exactag: () => {} };
const url = 'https://www.crema.example/coffee';
export const given = { cookies, exposed, url };

export const campaign = 'crema-de';
export const content = [
  ['InitialPageData', { page_type: 'Content', exactag_site_group: 'Content' }],
] as const;
export const confirmation = [
  [
    'InitialPageData',
    { page_type: 'Order Confirmation', exactag_site_group: 'Order Confirmation', exactag_level: '5' },
  ],
] as const;
export const ofConfirmation = { campaign, sitegroup: 'Order Confirmation', level: '5' };
export const confirmed = { type: 'impression', event: 'page', ...ofConfirmation };

export const beans = { item_id: '900000001', item_name: 'Beans', price: 8.5, quantity: 2 };
export const mug = { item_id: '900000002', item_name: 'Mug | blue', price: 12 };
export const products = {
  product_ids: '900000001|900000002',
  product_names: 'Beans|Mug   blue',
  product_prices: '8.5|12',
  product_quantities: '2|1',
};
export const order = { transaction_id: 'o-1', value: 29, currency: 'EUR' };
export const purchase = [
  'EcommerceEventData',
  { event: 'purchase', ecommerce: { ...order, items: [beans, mug] } },
] as const;
export const ordered = { event: 'purchase', order_id: 'o-1', value: 29, currency: 'EUR' };
export const lead = ['LeadData', { lead_id: 'l-1', lead_value: 3, exactag_level: '7' }] as const;
export const led = { type: 'conversion', event: 'lead', campaign, sitegroup: 'Content', level: '7' };
