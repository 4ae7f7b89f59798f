import { expect, test } from 'vitest';
import { changedValues, enteredIn, entriesOf } from './entries.ts';

test('the entries of an address are those under its path, with the site’s country until one is chosen', () => {
  const values = { 'address.postalCode': '50667', 'cardSelection.address.postalCode': '1010', email: 'x' };
  const entries = entriesOf('address', values, 'DE');
  expect(entries).toMatchObject({
    postalCode: '50667',
    postalTown: '',
    companyInvoice: '',
    countryCode: 'DE',
  });
  expect(entriesOf('cardSelection.address', values, 'DE').postalCode).toBe('1010');
  expect(entriesOf('address', { 'address.countryCode': 'AT' }, 'DE').countryCode).toBe('AT');
});

test.each([
  [{ postalCode: '1' }, { postalCode: '1' }, {}],
  [{ postalCode: '1' }, { postalCode: '2' }, { 'address.postalCode': '2' }],
  [{ postalCode: '1' }, {}, { 'address.postalCode': '' }],
  [{}, { companyType: 'INDIVIDUAL' }, { 'address.companyType': 'INDIVIDUAL' }],
  [{}, { postalTown: '' }, {}],
])('from %o to %o the inputs %o are filled', (from, to, filled) => {
  expect(changedValues('address', from, to)).toEqual(filled);
});

test('what was entered is told by the names of the inputs', () => {
  const entries = { postalCode: '1', postalTown: 'Wien', companyInvoice: '' };
  const inputs = new Set(['address.postalCode', 'address.companyInvoice', 'address.extraLine', 'email']);
  expect(enteredIn('address', entries, inputs)).toEqual({
    postalCode: '1',
    companyInvoice: '',
    extraLine: '',
  });
});
