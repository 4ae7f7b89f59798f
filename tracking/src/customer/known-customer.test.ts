import { describe, expect, test } from 'vitest';
import type { KnownCustomer } from './known-customer.ts';
import { pageDependentFields } from './known-customer.ts';

const known = (login: KnownCustomer['login'], customer_type?: string): KnownCustomer => ({
  login,
  identity: {},
  fields: { customer_type },
});

test.each([
  ['LOGGED_IN', undefined, 'logged_in'],
  ['LOGGED_IN', 'SMARTPHONE', 'logged_in'],
  ['REMEMBERED', undefined, 'remembered_user'],
  ['REMEMBERED', 'DESKTOP', 'remembered_user'],
  ['REMEMBERED', 'SMARTPHONE', 'remembered_app_user'],
  ['REMEMBERED', 'tablet', 'remembered_app_user'],
] as const)('Who is %s on the platform %s is a %s', (login, platform, user_type) => {
  const page = platform === undefined ? {} : { platform };
  expect(pageDependentFields(known(login), page)).toEqual({ user_type });
});

describe('On the order confirmation', () => {
  const firstOrder = (type?: string) =>
    pageDependentFields(known('LOGGED_IN', type), { page_type: 'order confirmation' })['first_order'];

  test.each(['NEW', 'new', 'NEW_CUSTOMER', 'NewCustomer', 'new customer', 'NEU', 'Neukunde'])(
    '%s is a first order',
    (type) => expect(firstOrder(type)).toBe(true),
  );

  test.each(['EXISTING_CUSTOMER', 'RENEWED', 'NEWSLETTER_ONLY', 'Neutral', 'STAMMKUNDE'])(
    '%s is none',
    (type) => expect(firstOrder(type)).toBe(false),
  );

  test('a customer of unknown type has no field', () => {
    expect(firstOrder()).toBeUndefined();
  });
});

test.each(['content', 'checkout', undefined])('There is no first_order on a page of type %s', (type) => {
  const page = type === undefined ? {} : { page_type: type };
  expect(pageDependentFields(known('LOGGED_IN', 'NEW'), page)).not.toHaveProperty('first_order');
});
