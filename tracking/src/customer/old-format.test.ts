import { expect, test } from 'vitest';
import { readOldFormat } from './old-format.ts';

const read = (ga_psdata: object, exactag_psdata: object = {}, cardWord = 'crema') =>
  readOldFormat({ ga_psdata: { loginStatusOfSession: 'LOGGED_IN', ...ga_psdata }, exactag_psdata }, cardWord);

const probabilities = Object.fromEntries(
  Array.from({ length: 15 }, (_, index) => [`x${index + 1}`, (index + 1) / 100]),
);

test('Every field of the old format has its place', () => {
  const found = read(
    {
      hunterSessionID: 'hunter-1',
      rememberMeStatus: true,
      sapGuid: 'sap-1',
      scoutUser: true,
      registeredUser: 'true',
      cremaCardMember: 'REGULAR',
      communityMember: false,
      newsletterSubscriber: true,
      appUser: false,
      customerType: 'NEW',
      customerSegment: 'B',
      favouriteShop: 101,
      favouriteDepot: 'D1',
      closestShop: '102',
      closestDepot: 'D2',
      salutation: 'MR',
      ...probabilities,
    },
    { exactagUserId: 'exactag-1', isAffiliateDevice: true },
  );
  expect(found).toEqual({
    login: 'LOGGED_IN',
    identity: { customer_id: 'sap-1', exactag_user_id: 'exactag-1', hunter_session_id: 'hunter-1' },
    fields: {
      customer_type: 'NEW',
      customer_segment: 'B',
      card_member: 'regular',
      scout_user: true,
      community_member: false,
      newsletter_subscriber: true,
      app_user: false,
      registered_user: true,
      remember_me_status: true,
      is_affiliate_device: true,
      salutation: 'Herr',
      favourite_shop: '101',
      favourite_depot: 'D1',
      closest_shop: '102',
      closest_depot: 'D2',
      conversion_probabilities:
        'x1:0.01|x2:0.02|x3:0.03|x4:0.04|x5:0.05|x6:0.06|x7:0.07|x8:0.08|x9:0.09|x10:0.1|x11:0.11|x12:0.12|x13:0.13|x14:0.14',
    },
  });
});

test('Which of the two objects holds a field does not matter; where both do, ga_psdata counts', () => {
  const found = readOldFormat(
    {
      ga_psdata: { customerType: 'NEW', sapGuid: null, x2: 2 },
      exactag_psdata: { loginStatusOfSession: true, customerType: 'OLD', sapGuid: 'sap-2', x1: 1 },
    },
    'crema',
  );
  expect(found).toEqual({
    login: 'LOGGED_IN',
    identity: { customer_id: 'sap-2' },
    fields: { customer_type: 'NEW', conversion_probabilities: 'x1:1|x2:2' },
  });
});

test('Without a SAP GUID the affiliate channel’s user id is the customer’s', () => {
  expect(read({}, { exactagUserId: 'exactag-1' })?.identity).toEqual({
    customer_id: 'exactag-1',
    exactag_user_id: 'exactag-1',
  });
});

test.each([
  ['MR', 'Herr'],
  ['MRS', 'Frau'],
  ['DIVERS', 'Divers'],
  ['DR', undefined],
  [null, undefined],
])('The salutation %j is sent as %j', (salutation, sent) => {
  expect(read({ salutation })?.fields['salutation']).toBe(sent);
});

test.each([
  ['REGULAR', 'regular'],
  ['GOLD', 'gold'],
  ['NO_CARD', false],
  [true, true],
  ['false', false],
  ['PLATINUM', undefined],
])('A card member %j is sent as %j', (cremaCardMember, sent) => {
  expect(read({ cremaCardMember })?.fields['card_member']).toBe(sent);
});

test('The card is called by the word of the brand', () => {
  expect(read({ cremaCardMember: true, moccaCardMember: 'GOLD' }, {}, 'mocca')?.fields).toEqual({
    card_member: 'gold',
  });
});

test.each([
  [{ loginStatusOfSession: 'LOGGED_IN' }, 'LOGGED_IN'],
  [{ loginStatusOfSession: true, rememberMeStatus: true }, 'LOGGED_IN'],
  [{ loginStatusOfSession: 'true' }, 'LOGGED_IN'],
  [{ loginStatusOfSession: 'REMEMBERED' }, 'REMEMBERED'],
  [{ loginStatusOfSession: 'LOGGED_OUT', rememberMeStatus: true }, 'REMEMBERED'],
  [{ loginStatusOfSession: false, rememberMeStatus: 'true' }, 'REMEMBERED'],
  [{ rememberMeStatus: true }, 'REMEMBERED'],
  [{ loginStatusOfSession: 'LOGGED_OUT' }, 'LOGGED_OUT'],
  [{ loginStatusOfSession: false, rememberMeStatus: false }, 'LOGGED_OUT'],
])('A session of %j counts as %s', (ga_psdata, login) => {
  expect(readOldFormat({ ga_psdata }, 'crema')?.login).toBe(login);
});

test.each([
  [undefined],
  [null],
  [{}],
  [{ ga_psdata: null, exactag_psdata: 'x' }],
  [{ ga_psdata: { sapGuid: 'sap-1' } }],
  [{ ga_psdata: { loginStatusOfSession: {} } }],
  [{ ga_psdata: Object.create({ loginStatusOfSession: true }) }],
])('%j is not the old format', (source) => {
  expect(readOldFormat(source, 'crema')).toBeUndefined();
});
