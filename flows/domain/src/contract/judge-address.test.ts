import { describe, expect, test } from 'vitest';
import { siteFor } from '../sites/index.ts';
import { addressValues } from './address-values.ts';
import { addressOfForm, judgeInvoiceAddress, type SentAddress } from './judge-address.ts';

const env = { now: new Date('2026-11-20T12:00:00Z'), companyTerms: ['crema'] };
const customer = { firstName: 'Erika', lastName: 'Muster', email: 'erika@example.org' };
const judge = (sent: SentAddress) => judgeInvoiceAddress(sent, siteFor('DE'), env, { customer });

const entered = {
  'address.salutation': 'MRS',
  'address.lastName': ' Muster ',
  'address.countryCode': 'DE',
  'address.postalCode': 'D-50667',
  'address.postalTown': 'Köln',
  'address.streetAddress': 'Kaffeestraße 12',
};
const kept = {
  salutation: 'MRS',
  firstName: 'Erika',
  lastName: 'Muster',
  countryCode: 'DE',
  extraLine: '',
  postalCode: '50667',
  postalTown: 'Köln',
  streetAddress: 'Kaffeestraße 12',
  phoneNumber: '',
};

describe('an invoice address of a form without JavaScript', () => {
  test('is kept as it is judged, without what its form does not ask for', () => {
    const sent = addressOfForm({
      ...entered,
      'address.floorDoor': '3',
      'address.taxNumber': '1',
      email: 'x',
    });
    expect(sent && judge(sent)).toEqual({ issues: [], unexpected: [], address: kept });
  });

  test('is judged by the inputs themselves: a toggle that is off asks for nothing it held', () => {
    const turkish = { ...entered, 'address.countryCode': 'TR', 'address.taxNumber': '1' };
    const codes = (fields: typeof entered & Record<string, string>) => {
      const sent = addressOfForm(fields);
      return sent && judge(sent).issues.map(({ code }) => code);
    };
    expect(codes(turkish)).not.toContain('taxNumberIsInvalid');
    expect(codes({ ...turkish, 'address.companyInvoice': 'on' })).toContain('taxNumberIsInvalid');
  });

  test('is none where a value is longer than any could be', () => {
    expect(addressOfForm({ ...entered, 'address.extraLine': 'x'.repeat(1001) })).toBeUndefined();
  });
});

test('an invoice address of a call holds nothing that its form does not ask for', () => {
  const values = addressValues('address', { ...kept, floorDoor: '3' });
  expect(judge({ sentAs: 'call', values }).unexpected).toEqual(['address.floorDoor']);
});
