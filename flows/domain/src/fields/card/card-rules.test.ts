import { expect, test } from 'vitest';
import { judgeCardLayout } from './card-rules.ts';

test.each([
  ['', true, undefined],
  ['DIGITAL', true, undefined],
  ['PLASTIC', false, undefined],
  ['PLASTIC', true, 'missingInvoiceAddress'],
  ['GOLD', false, 'CARD_NOT_AVAILABLE'],
])('the card’s layout %j, without an address: %s → %s', (value, lacksAddress, key) =>
  expect(judgeCardLayout(value, { options: ['DIGITAL', 'PLASTIC'], lacksAddress })).toBe(key),
);
