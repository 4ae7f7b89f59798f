import { describe, expect, it, test } from 'vitest';
import { isCardLayout } from './card-layout.ts';
import {
  asksForAddress,
  type CardSelection,
  chooseCard,
  chooseLayout,
  lacksAddress,
  layoutsFor,
  noCard,
} from './card-selection.ts';
import type { CustomerInfo } from './customer-info.ts';

const known: CustomerInfo = { firstName: 'Erika', lastName: 'Muster', email: 'erika@example.com' };
const at = (countryCode?: string): CustomerInfo => ({
  ...known,
  invoiceAddress: { uuid: 'u', address: { regular: { countryCode } } },
});
const plastic: CardSelection = { member: true, layout: 'PLASTIC' };

describe('choosing the card (Registration §4, card layout)', () => {
  it('is digital at first', () => {
    expect(chooseCard(noCard, true)).toEqual({ member: true, layout: 'DIGITAL' });
  });
  it('takes the layout back with the tick', () => {
    expect(chooseCard(plastic, false)).toEqual(noCard);
    expect(chooseCard(chooseCard(plastic, false), true).layout).toBe('DIGITAL');
  });
  it('keeps the layout when it is ticked again', () => {
    expect(chooseCard(plastic, true)).toEqual(plastic);
  });
  it('has a layout only with the card', () => {
    expect(chooseLayout(noCard, 'PLASTIC')).toEqual(noCard);
    expect(chooseLayout({ member: true, layout: 'DIGITAL' }, 'PLASTIC')).toEqual(plastic);
    expect(chooseLayout(plastic, 'DIGITAL').layout).toBe('DIGITAL');
  });
});

test.each([
  ['plastic, a new shopper', plastic, undefined, true],
  ['plastic, a known customer', plastic, known, false],
  ['digital', { member: true, layout: 'DIGITAL' }, undefined, false],
  ['no card', { member: false, layout: 'PLASTIC' }, undefined, false],
] as const)('an address form comes with the card: %s → %j', (_, selection, customer, asks) =>
  expect(asksForAddress(selection, customer)).toBe(asks),
);

test.each([
  ['a new shopper', undefined, 'DIGITAL PLASTIC'],
  ['no address yet', known, 'DIGITAL PLASTIC'],
  ['an address in the country', at('DE'), 'DIGITAL PLASTIC'],
  ['an address elsewhere', at('AT'), 'DIGITAL'],
  ['an address without a country', at(), 'DIGITAL'],
])('layouts with %s', (_, customer, layouts) => expect(layoutsFor('DE', customer).join(' ')).toBe(layouts));

test.each([
  [known, true],
  [at('DE'), false],
  [undefined, false],
])('%j lacks an address: %s', (customer, lacks) => expect(lacksAddress(customer)).toBe(lacks));

test.each([
  ['DIGITAL', true],
  ['PLASTIC', true],
  ['GOLD', false],
  [undefined, false],
])('%s is a layout: %s', (value, is) => expect(isCardLayout(value)).toBe(is));
