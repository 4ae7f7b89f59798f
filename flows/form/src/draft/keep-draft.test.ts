import { expect, test } from 'vitest';
import { draftValues } from './keep-draft.ts';

test('a draft keeps what was entered, but no password and no tick', () => {
  const entered = {
    'personalData.firstName': 'Erika',
    'personalData.lastName': '',
    email: 'on',
    password: 'Kaffee123',
    cardMembership: 'on',
    'cardSelection.layout': 'PLASTIC',
    'address.companyInvoice': 'on',
    'address.companyType': 'INDIVIDUAL',
    'consents.newsletter': 'on',
  };
  expect(draftValues(entered)).toEqual({
    'personalData.firstName': 'Erika',
    email: 'on',
    'cardSelection.layout': 'PLASTIC',
    'address.companyType': 'INDIVIDUAL',
  });
});
