import type { FormValues } from '../../flows/domain/src/index.ts';
import type { Draw } from './draw.ts';
import { blank, type Fault, inField } from './fault.ts';

const signs = ['12.45', 'Kadıköy/2', 'a_b', 'A+B'];

/** Creates a fault in the two inputs of a mobile number. Each input becomes wrong or stays unchanged. */
const inMobile = (
  keys: Fault['keys'],
  wrong: (draw: Draw) => { readonly prefix?: string; readonly number?: string },
): Fault => ({
  keys,
  entries: ({ plan }, draw): FormValues | undefined => {
    const field = plan.fields.find(({ kind }) => kind === 'mobilePhone');
    if (field?.kind !== 'mobilePhone') return undefined;
    const { prefix, number } = wrong(draw);
    return {
      ...(prefix === undefined ? {} : { [field.name]: prefix }),
      ...(number === undefined ? {} : { [field.numberName]: number }),
    };
  },
});

/** Faults of the fields that only Turkish addresses have: mobile telephone and tax entries. */
export const turkishFaults: readonly Fault[] = [
  inMobile(['mobilePrefixIsRequired', 'mobilePhoneIsRequired'], (draw) => ({
    prefix: draw.pick(['', '510', '0500', '562']),
    number: draw.pick(['', '  ', 'abc']),
  })),
  inMobile(['mobilePrefixAndNumberIsRequired'], (draw) =>
    draw.chance(50) ? { prefix: draw.pick(['', '529', '5000']) } : { number: draw.pick(['', '-']) },
  ),
  inMobile(['mobilePhoneLength'], (draw) => ({ number: draw.pick(['123456', '12345678', '123 45']) })),
  inField('taxNumberIsRequired', 'tax', ({ of }) => (of === 'taxNumber' ? blank : [])),
  inField('taxNumberMaxLength', 'tax', ({ of }) =>
    of === 'taxNumber' ? ['123456789012', '1'.repeat(40)] : [],
  ),
  inField('taxNumberIsInvalid', 'tax', ({ of }) =>
    of === 'taxNumber' ? ['01234567890', '1234567890', '1234567890A', '٠١٢٣٤٥٦٧٨٩٠'] : [],
  ),
  inField('companyTaxBranchIsRequired', 'tax', ({ of }) => (of === 'companyTaxBranch' ? blank : [])),
  inField('companyTaxBranchMaxLength', 'tax', ({ of }) =>
    of === 'companyTaxBranch' ? ['V'.repeat(41)] : [],
  ),
  inField('companyTaxNumberIsRequired', 'tax', ({ of }) => (of === 'companyTaxNumber' ? blank : [])),
  inField('companyTaxNumberLength', 'tax', ({ of }) =>
    of === 'companyTaxNumber' ? ['123456789', '12345678901', 'A B', 'ABCDEFGHIJ'] : [],
  ),
  inField('invalidCharacter', 'tax', ({ of }) =>
    of === 'taxNumber' ? signs : [...signs, '1'.repeat(40) + '!'],
  ),
];
