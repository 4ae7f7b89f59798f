import type { InstallOptions } from '../install/options.ts';
import type { Example, PostedMessage } from '../testing/example.ts';
import { consentCookie } from '../testing/fake-environment.ts';
import type { Surroundings } from '../testing/fake-environment.ts';

const options: InstallOptions = {
  dataLayerOnly: false,
  exactag: false,
  monitoring: false,
  productHistory: false,
  cardWord: 'crema',
};

// A token that can be read, and an attribution: what is missing of them is not the subject here.
const visit = 'crema_ltt=e30.eyJsaWQiOiJ0b2tlbiJ9.s; cotcs=newsletter|email|spring';
const page: Surroundings = { cookies: `${consentCookie('C0003')}; ${visit}`, path: '/coffee' };
const newCall = '/service/customerfrontenddata/api/v1/psdata';
const oldCall = '/json/psdata';

/** A page that exposes customer data in the new format. */
const newFormat = (tracking: object, customer: object = {}): Surroundings => ({
  ...page,
  exposed: { tracking: { loginStatus: 'LOGGED_IN', ...tracking }, customer },
});

/** A page that exposes customer data in the old format. */
const oldFormat = (ga_psdata: object, exactag_psdata: object = {}): Surroundings => ({
  ...page,
  exposed: { ga_psdata: { loginStatusOfSession: 'LOGGED_IN', ...ga_psdata }, exactag_psdata },
});

const probabilities = {
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
const content: PostedMessage = ['InitialPageData', { page_type: 'Content' }];

/** What the data layer receives of a page, in both formats. */
const records = (fields: object) => {
  const record = { site: 'de', page_path: '/coffee', consent: 'C0003', page_type: 'content', ...fields };
  return {
    classic: [{ event: 'InitialPageData', ...record }],
    ga4: [{ event: 'page_view', ...record }],
  };
};
const loggedIn = (fields: object = {}) => records({ user_type: 'logged_in', ...fields });

const confirmation: readonly PostedMessage[] = [['InitialPageData', { page_type: 'Order Confirmation' }]];
const purchase: PostedMessage = ['EcommerceEventData', { event: 'purchase', ecommerce: { value: 8 } }];

/** What the data layer receives of an order confirmation and its purchase. */
const ordered = (fields: object) => {
  const { classic, ga4 } = loggedIn({ page_type: 'order confirmation', ...fields });
  const bought = {
    event: 'EcommerceEventData',
    ecommerce_event: 'purchase',
    consent: 'C0003',
    ecommerce: { value: 8 },
  };
  return { classic: [...classic, bought], ga4 };
};

/** What becomes of what is known of the customer. */
export const customer: readonly Example[] = [
  {
    title: 'A visitor who is logged in',
    options,
    given: newFormat({}),
    in: content,
    out: loggedIn(),
  },
  {
    title: 'A visitor who is remembered',
    options,
    given: newFormat({ loginStatus: 'REMEMBERED' }),
    in: content,
    out: records({ user_type: 'remembered_user' }),
  },
  {
    title: 'A visitor who is remembered in the legacy app on a phone',
    options,
    given: newFormat({ loginStatus: 'REMEMBERED' }),
    in: ['InitialPageData', { page_type: 'Content', platform: 'SMARTPHONE' }],
    out: records({ user_type: 'remembered_app_user', platform: 'SMARTPHONE' }),
  },
  {
    title: 'A visitor who is remembered in the legacy app on a tablet',
    options,
    given: newFormat({ loginStatus: 'REMEMBERED' }),
    in: ['InitialPageData', { page_type: 'Content', platform: 'TABLET' }],
    out: records({ user_type: 'remembered_app_user', platform: 'TABLET' }),
  },
  {
    title: 'Nothing is told of a visitor who is logged out',
    options,
    given: newFormat({ loginStatus: 'LOGGED_OUT', channelCode: 'web' }, { age: 42 }),
    in: content,
    out: records({}),
  },
  {
    title: 'A visitor whose login status nobody knows counts as logged out',
    options,
    given: newFormat({ loginStatus: 'GUEST', channelCode: 'web' }),
    in: content,
    out: records({}),
  },
  {
    title: 'Ids and the e-mail address of a customer, who agreed to statistics',
    options,
    given: newFormat({}, { identifiers: { partnerGuid: 'guid-1' }, email: { base64: 'YWRh' } }),
    in: content,
    out: loggedIn({ customer_id: 'guid-1', email_base64: 'YWRh' }),
  },
  {
    title: 'Without statistics nothing is told that names a customer',
    options,
    given: {
      ...newFormat({}, { identifiers: { partnerGuid: 'guid-1' }, email: { base64: 'YWRh' }, age: 42 }),
      cookies: consentCookie('C0004'),
    },
    in: content,
    out: loggedIn({ consent: 'C0004', customer_id: 'noConsent', age: 42 }),
  },
  {
    title: 'A customer’s type, segments, channel and conversion probabilities',
    options,
    given: newFormat({
      customerTypes: { overall: 'EXISTING_CUSTOMER' },
      customerValueSegments: ['A', 'C2'],
      channelCode: 'web',
      conversionProbabilityGroups: { x1: 3, x2: 1 },
    }),
    in: content,
    out: loggedIn({
      customer_type: 'EXISTING_CUSTOMER',
      customer_segment: 'A|C2',
      channel_code: 'web',
      conversion_probability_groups: 'x1:3|x2:1',
    }),
  },
  {
    title: 'A customer’s age and postal area',
    options,
    given: newFormat({}, { age: 42, anonymousZip: '20***' }),
    in: content,
    out: loggedIn({ age: 42, anonymous_zip: '20***' }),
  },
  {
    title: 'The salutation MR in the new format',
    options,
    given: newFormat({}, { salutation: 'MR' }),
    in: content,
    out: loggedIn({ salutation: 'm' }),
  },
  {
    title: 'The salutation MRS in the new format',
    options,
    given: newFormat({}, { salutation: 'MRS' }),
    in: content,
    out: loggedIn({ salutation: 'f' }),
  },
  {
    title: 'The salutation DIVERS in the new format',
    options,
    given: newFormat({}, { salutation: 'DIVERS' }),
    in: content,
    out: loggedIn({ salutation: 'd' }),
  },
  {
    title: 'A salutation that nobody knows is not told',
    options,
    given: newFormat({}, { salutation: 'DR' }),
    in: content,
    out: loggedIn(),
  },
  {
    title: 'A customer with a regular card',
    options,
    given: newFormat({}, { cremaCardStatus: 'REGULAR' }),
    in: content,
    out: loggedIn({ card_member: 'regular' }),
  },
  {
    title: 'A customer with a gold card',
    options,
    given: newFormat({}, { cremaCardStatus: 'GOLD' }),
    in: content,
    out: loggedIn({ card_member: 'gold' }),
  },
  {
    title: 'A customer without a card',
    options,
    given: newFormat({}, { cremaCardStatus: 'NO_CARD' }),
    in: content,
    out: loggedIn({ card_member: false }),
  },
  {
    title: 'A card status that nobody knows, and a card of another brand, are not told',
    options,
    given: newFormat({}, { cremaCardStatus: 'PLATINUM', moccaCardStatus: 'GOLD' }),
    in: content,
    out: loggedIn(),
  },
  {
    title: 'A scout user',
    options,
    given: newFormat({}, { statuses: { isScoutUser: true } }),
    in: content,
    out: loggedIn({ scout_user: true }),
  },
  {
    title: 'A community member',
    options,
    given: newFormat({}, { statuses: { isCommunityMember: true } }),
    in: content,
    out: loggedIn({ community_member: true }),
  },
  {
    title: 'A newsletter subscriber',
    options,
    given: newFormat({}, { statuses: { isNewsletterSubscriber: true } }),
    in: content,
    out: loggedIn({ newsletter_subscriber: true }),
  },
  {
    title: 'An app user',
    options,
    given: newFormat({}, { statuses: { isAppUser: true } }),
    in: content,
    out: loggedIn({ app_user: true }),
  },
  {
    title: 'Customer data with values that are not what they should be',
    options,
    given: newFormat(
      { customerTypes: 'NEW', channelCode: null, customerValueSegments: [] },
      { age: {}, identifiers: null, statuses: { isScoutUser: 'perhaps' }, stranger: 1 },
    ),
    in: content,
    out: loggedIn(),
  },
  {
    title: 'The old format: a customer’s ids',
    options,
    given: oldFormat({ hunterSessionID: 'hunter-1', sapGuid: 'sap-1' }, { exactagUserId: 'exactag-1' }),
    in: content,
    out: loggedIn({
      customer_id: 'sap-1',
      exactag_user_id: 'exactag-1',
      hunter_session_id: 'hunter-1',
    }),
  },
  {
    title: 'The old format: without a SAP GUID the affiliate channel’s id is the customer’s',
    options,
    given: oldFormat({}, { exactagUserId: 'exactag-1' }),
    in: content,
    out: loggedIn({ customer_id: 'exactag-1', exactag_user_id: 'exactag-1' }),
  },
  {
    title: 'The old format: ids are not told without statistics',
    options,
    given: {
      ...oldFormat({ hunterSessionID: 'hunter-1', sapGuid: 'sap-1' }, { exactagUserId: 'exactag-1' }),
      cookies: consentCookie(),
    },
    in: content,
    out: loggedIn({ consent: '', customer_id: 'noConsent' }),
  },
  {
    title: 'The old format: what a customer is',
    options,
    given: oldFormat(
      {
        customerType: 'EXISTING_CUSTOMER',
        customerSegment: 'B',
        cremaCardMember: 'GOLD',
        scoutUser: true,
        communityMember: 'true',
        newsletterSubscriber: false,
        appUser: false,
        registeredUser: true,
      },
      { isAffiliateDevice: false },
    ),
    in: content,
    out: loggedIn({
      customer_type: 'EXISTING_CUSTOMER',
      customer_segment: 'B',
      card_member: 'gold',
      scout_user: true,
      community_member: true,
      newsletter_subscriber: false,
      app_user: false,
      registered_user: true,
      is_affiliate_device: false,
    }),
  },
  {
    title: 'The old format: a customer’s shops and depots',
    options,
    given: oldFormat({ favouriteShop: 101, favouriteDepot: 'D1', closestShop: 102, closestDepot: 'D2' }),
    in: content,
    out: loggedIn({
      favourite_shop: '101',
      favourite_depot: 'D1',
      closest_shop: '102',
      closest_depot: 'D2',
    }),
  },
  {
    title: 'The old format: conversion probabilities x1 to x14',
    options,
    given: oldFormat(probabilities),
    in: content,
    out: loggedIn({
      conversion_probabilities: 'x1:1|x2:2|x3:3|x4:4|x5:5|x6:6|x7:7|x8:8|x9:9|x10:1|x11:2|x12:3|x13:4|x14:5',
    }),
  },
  {
    title: 'The old format: the salutation MR',
    options,
    given: oldFormat({ salutation: 'MR' }),
    in: content,
    out: loggedIn({ salutation: 'Herr' }),
  },
  {
    title: 'The old format: the salutation MRS',
    options,
    given: oldFormat({ salutation: 'MRS' }),
    in: content,
    out: loggedIn({ salutation: 'Frau' }),
  },
  {
    title: 'The old format: the salutation DIVERS',
    options,
    given: oldFormat({ salutation: 'DIVERS' }),
    in: content,
    out: loggedIn({ salutation: 'Divers' }),
  },
  {
    title: 'The old format: a visitor who is remembered, since the session is not logged in',
    options,
    given: oldFormat({ loginStatusOfSession: 'LOGGED_OUT', rememberMeStatus: true }),
    in: content,
    out: records({ user_type: 'remembered_user', remember_me_status: true }),
  },
  {
    title: 'The old format: nothing is told of a visitor who is logged out',
    options,
    given: oldFormat({ loginStatusOfSession: 'LOGGED_OUT', rememberMeStatus: false, customerType: 'NEW' }),
    in: content,
    out: records({}),
  },
  {
    title: 'Where a page exposes both formats the new one counts',
    options,
    given: {
      ...page,
      exposed: {
        ...oldFormat({ salutation: 'MR' }).exposed,
        ...newFormat({}, { salutation: 'MRS' }).exposed,
      },
    },
    in: content,
    out: loggedIn({ salutation: 'f' }),
  },
  {
    title: 'The first order of a new customer',
    options,
    given: newFormat({ customerTypes: { overall: 'NEW_CUSTOMER' } }),
    before: confirmation,
    in: purchase,
    out: ordered({ customer_type: 'NEW_CUSTOMER', first_order: true }),
  },
  {
    title: 'A further order of a known customer',
    options,
    given: oldFormat({ customerType: 'EXISTING_CUSTOMER' }),
    before: confirmation,
    in: purchase,
    out: ordered({ customer_type: 'EXISTING_CUSTOMER', first_order: false }),
  },
  {
    title: 'An order of a customer whose type is not known',
    options,
    given: newFormat({}),
    before: confirmation,
    in: purchase,
    out: ordered({}),
  },
  {
    title: 'A new customer on any other page',
    options,
    given: newFormat({ customerTypes: { overall: 'NEW_CUSTOMER' } }),
    in: content,
    out: loggedIn({ customer_type: 'NEW_CUSTOMER' }),
  },
  {
    title: 'Customer data that the shop is asked for',
    options,
    given: {
      ...page,
      answers: {
        [newCall]: { body: { tracking: { loginStatus: 'LOGGED_IN' }, customer: { salutation: 'MR' } } },
      },
    },
    in: content,
    out: loggedIn({ salutation: 'm' }),
  },
  {
    title: 'Customer data that the shop has only in the old format',
    options,
    given: {
      ...page,
      answers: { [oldCall]: { body: { ga_psdata: { loginStatusOfSession: true, salutation: 'MR' } } } },
    },
    in: content,
    out: loggedIn({ salutation: 'Herr' }),
  },
  {
    title: 'A page goes without customer data when asking for them fails',
    options,
    given: { ...page, answers: { [newCall]: { status: 500 } } },
    in: content,
    out: { ...records({}), warnings: ['Fetching customer data failed: status 500'] },
  },
  {
    title: 'A page goes without customer data when the shop has them in neither format',
    options,
    given: page,
    in: content,
    out: { ...records({}), warnings: ['Fetching psdata failed: status 404'] },
  },
  {
    title: 'A page goes without customer data when the answer is something else',
    options,
    given: { ...page, answers: { [newCall]: { body: '<!doctype html>' } } },
    in: content,
    out: {
      ...records({}),
      warnings: ['Fetching customer data failed: the answer is in neither format'],
    },
  },
  {
    title: 'Nobody is asked for customer data on localhost',
    options,
    given: { ...page, url: 'http://localhost:3000/coffee', origin: 'http://localhost:3000' },
    in: content,
    out: { ...records({}), warnings: ['There is no psdata on localhost.'] },
  },
  {
    title: 'Customer data that are switched off',
    options: { ...options, customerData: false },
    given: newFormat({}, { salutation: 'MR' }),
    in: content,
    out: records({}),
  },
];
