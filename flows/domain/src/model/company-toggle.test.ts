import { expect, test } from 'vitest';
import { companyToggleOf, moveCompanyToggle } from './company-toggle.ts';

test.each([
  [{}, 'off'],
  [{ taxNumber: ' ' }, 'off'],
  [{ taxNumber: '12345678901' }, 'INDIVIDUAL'],
  [{ companyName: 'Kahve A.Ş.' }, 'INSTITUTIONAL'],
  [{ companyTaxBranch: 'Kadıköy' }, 'INSTITUTIONAL'],
  [{ companyTaxNumber: '1234567890', taxNumber: '12345678901' }, 'INSTITUTIONAL'],
])('with %j a form starts as %s (Registration §4, company toggle)', (entries, toggle) =>
  expect(companyToggleOf(entries)).toBe(toggle),
);

const filled = {
  lastName: 'Demir',
  companyName: 'Kahve A.Ş.',
  companyTaxBranch: 'Kadıköy',
  companyTaxNumber: '1234567890',
  taxNumber: '12345678901',
};
const noCompany = { companyName: '', companyTaxBranch: '', companyTaxNumber: '' };

test.each([
  ['off', { lastName: 'Demir', ...noCompany, taxNumber: '', companyInvoice: '', companyType: '' }],
  [
    'INDIVIDUAL',
    {
      lastName: 'Demir',
      ...noCompany,
      taxNumber: '12345678901',
      companyInvoice: 'on',
      companyType: 'INDIVIDUAL',
    },
  ],
  ['INSTITUTIONAL', { ...filled, taxNumber: '', companyInvoice: 'on', companyType: 'INSTITUTIONAL' }],
] as const)('moving to %s clears what does not belong to it', (to, left) => {
  expect(moveCompanyToggle(filled, to)).toEqual(left);
});
