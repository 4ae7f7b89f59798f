import { describe, expect, test } from 'vitest';
import { readNewFormat } from './new-format.ts';

const read = (tracking: object, customer: object = {}, cardWord = 'crema') =>
  readNewFormat({ tracking: { loginStatus: 'LOGGED_IN', ...tracking }, customer }, cardWord);

test('Every field of the new format has its place', () => {
  const found = read(
    {
      customerTypes: { overall: 'EXISTING_CUSTOMER', coffee: 'NEW' },
      customerValueSegments: ['A', 'B2'],
      channelCode: 7,
      conversionProbabilityGroups: { x1: 3, x2: 'high' },
    },
    {
      age: 42,
      salutation: 'MRS',
      anonymousZip: '20***',
      identifiers: { partnerGuid: 'guid-1' },
      email: { base64: 'YWRh' },
      cremaCardStatus: 'GOLD',
      statuses: {
        isScoutUser: true,
        isCommunityMember: 'true',
        isNewsletterSubscriber: false,
        isAppUser: 'false',
      },
    },
  );
  expect(found).toEqual({
    login: 'LOGGED_IN',
    identity: { customer_id: 'guid-1' },
    fields: {
      customer_type: 'EXISTING_CUSTOMER',
      customer_segment: 'A|B2',
      card_member: 'gold',
      scout_user: true,
      community_member: true,
      newsletter_subscriber: false,
      app_user: false,
      age: 42,
      salutation: 'f',
      anonymous_zip: '20***',
      channel_code: '7',
      conversion_probability_groups: 'x1:3|x2:high',
    },
  });
});

test.each([
  ['MR', 'm'],
  ['MRS', 'f'],
  ['DIVERS', 'd'],
  ['DR', undefined],
  ['__PROTO__', undefined],
  [true, undefined],
  [null, undefined],
])('The salutation %j is sent as %j', (salutation, sent) => {
  expect(read({}, { salutation })?.fields['salutation']).toBe(sent);
});

test.each([
  ['REGULAR', 'regular'],
  ['GOLD', 'gold'],
  ['NO_CARD', false],
  ['PLATINUM', undefined],
  [false, undefined],
  [undefined, undefined],
])('The card status %j is sent as %j', (cremaCardStatus, sent) => {
  expect(read({}, { cremaCardStatus })?.fields['card_member']).toBe(sent);
});

test('The card is called by the word of the brand', () => {
  const customer = { cremaCardStatus: 'GOLD', moccaCardStatus: 'REGULAR' };
  expect(read({}, customer, 'mocca')?.fields).toEqual({ card_member: 'regular' });
});

test.each([
  ['LOGGED_IN', 'LOGGED_IN'],
  ['REMEMBERED', 'REMEMBERED'],
  ['LOGGED_OUT', 'LOGGED_OUT'],
  ['', 'LOGGED_OUT'],
  ['constructor', 'LOGGED_OUT'],
])('The login status %j counts as %s', (loginStatus, login) => {
  expect(read({ loginStatus })?.login).toBe(login);
});

describe('What is not what was expected is left out:', () => {
  test.each([
    ['objects in place of texts', { customerTypes: { overall: { a: 1 } }, channelCode: [] }, {}],
    ['texts in place of objects', { customerTypes: 'NEW' }, { identifiers: 'guid', email: 'ada' }],
    ['null', { channelCode: null, customerValueSegments: null }, { age: null, statuses: null }],
    ['nothing', { channelCode: '', customerValueSegments: [] }, { anonymousZip: '' }],
    ['what is no number', {}, { age: NaN }],
    ['huge texts', { channelCode: 'x'.repeat(501) }, { age: 'x'.repeat(100_000) }],
    ['truth values that are none', {}, { statuses: { isScoutUser: 1, isAppUser: 'yes' } }],
    ['what is inherited', {}, Object.create({ age: 42, salutation: 'MR' })],
  ])('%s', (_what, tracking, customer) => {
    expect(read(tracking, customer)).toEqual({ login: 'LOGGED_IN', identity: {}, fields: {} });
  });

  test('entries that say nothing, of lists and objects', () => {
    expect(
      read({ customerValueSegments: ['A', null, {}, ''], conversionProbabilityGroups: { x1: null, x2: 1 } })
        ?.fields,
    ).toEqual({ customer_segment: 'A', conversion_probability_groups: 'x2:1' });
  });
});

test('A segment may also be a text', () => {
  expect(read({ customerValueSegments: 'A' })?.fields).toEqual({ customer_segment: 'A' });
});

test('An age may also be a range', () => {
  expect(read({}, { age: '40-49' })?.fields).toEqual({ age: '40-49' });
});

test.each([[undefined], [null], ['tracking'], [[]], [{}], [{ tracking: null }], [{ customer: { age: 42 } }]])(
  '%j is not the new format',
  (source) => expect(readNewFormat(source, 'crema')).toBeUndefined(),
);

test('Frozen data are only read', () => {
  const source = Object.freeze({
    tracking: Object.freeze({ loginStatus: 'REMEMBERED', channelCode: 'web' }),
  });
  expect(readNewFormat(source, 'crema')?.fields).toEqual({ channel_code: 'web' });
});

test('Nothing reaches a prototype', () => {
  const hostile: unknown = JSON.parse(
    '{"tracking":{"loginStatus":"LOGGED_IN","conversionProbabilityGroups":{"__proto__":"x"}},"customer":{"__proto__":{"age":1}}}',
  );
  expect(readNewFormat(hostile, '__proto__')?.fields).toEqual({
    conversion_probability_groups: '__proto__:x',
  });
  expect({}).not.toHaveProperty('age');
});
