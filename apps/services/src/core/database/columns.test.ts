import { type Address, addressParts } from '@crema/flow-domain';
import { personTexts } from '@crema/flow-domain/server';
import { expect, test } from 'vitest';
import { fromAddressRow, toAddressRow, toPersonRow } from './columns.ts';

test('every part of an address has a column of its own, named after it', () => {
  const row = toAddressRow(Object.fromEntries(addressParts.map((part) => [part, `the ${part}`])));
  expect(new Set(Object.values(row)).size).toBe(addressParts.length);
  expect(row).toMatchObject({ salutation: 'the salutation', company_tax_branch: 'the companyTaxBranch' });
});

test('every text about a person has a column of its own, named after it', () => {
  const row = toPersonRow(Object.fromEntries(personTexts.map((name) => [name, `the ${name}`])));
  expect(new Set(Object.values(row)).size).toBe(personTexts.length);
  expect(row).toMatchObject({ first_name: 'the firstName', company_name: 'the companyName' });
});

test('a part that is absent empties its column', () => {
  const values = Object.values(toAddressRow({}));
  expect(values).toHaveLength(addressParts.length);
  expect(new Set(values)).toEqual(new Set([null]));
});

test('a row gives back the address it was made of, the empty text included', () => {
  const address: Address = { postalCode: '20095', extraLine: '', companyTaxBranch: 'Kadıköy' };
  expect(fromAddressRow(toAddressRow(address))).toEqual(address);
});
