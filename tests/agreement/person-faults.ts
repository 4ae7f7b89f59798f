import { birthDateEntry } from './birth-date-entry.ts';
import { blank, type Fault, foreignSigns, inField, webAddresses } from './fault.ts';
import { comesOfAge } from './right-texts.ts';

const names = ['firstName', 'lastName', 'companyName'] as const;
const withoutText = names.map((of) =>
  inField(`${of}IsRequired`, 'name', (field) => (field.of === of ? blank : [])),
);
const tooLong = names.map((of) =>
  inField(`${of}MaxLength`, 'name', (field) => {
    const max = field.bounds.max ?? 0;
    return field.of === of ? ['N'.repeat(max + 1), 'ß!'.repeat(max), '😀'.repeat(max / 2 + 1)] : [];
  }),
);

const places = [
  'Packstation 12',
  'PACK-STATION',
  'Pak et.stat',
  'Pahketstation',
  'p station',
  'FİLİALE',
  'Filialé',
];
const ownNames = ['Crema', 'Anna CREMA', 'Crèma-Berger', 'Crema Filiale'];
const reserved = (['firstName', 'lastName'] as const).map((of) =>
  inField(`${of}invalidtermError`, 'name', (field) => (field.of === of ? [...places, ...ownNames] : [])),
);

const inBirthDate = (key: string, dates: readonly string[]): Fault => ({
  keys: [key],
  entries: ({ plan }, draw) => {
    const asked = plan.fields.some(({ kind }) => kind === 'birthDate');
    return asked ? birthDateEntry(draw.any(dates) ?? '') : undefined;
  },
});

/** Faults of the personal data. */
export const personFaults: readonly Fault[] = [
  inField('salutationIsRequired', 'salutation', ({ options }) => [
    '',
    'LORD',
    'mr',
    // A company on a site that allows none. A link or a saved page may still contain that choice.
    ...(options.includes('COMPANY') ? [] : ['COMPANY']),
  ]),
  ...withoutText,
  ...tooLong,
  ...reserved,
  inField('invalidCharacter', 'name', ({ of }, { site }) => [
    ...foreignSigns,
    // The name of a company may look like a domain.
    ...webAddresses.filter((text) => of !== 'companyName' || !text.startsWith('berger')),
    ...(of === 'companyName' ? ['booking.com/x'] : ['123', '-']),
    ...(site === 'TR' ? [] : ['Anna: Berger']),
  ]),
  inBirthDate('birthDateIncomplete', ['--', '1985-3-', '1985--7', '-3-7', '1985- -7']),
  inBirthDate('birthDateError', [
    '1985-2-29',
    '1985-13-1',
    '1985-0-1',
    '1985-1-0',
    '1899-12-31',
    '2100-1-1',
    '85-1-1',
    '1985-04-31',
    '1985-x-1',
    '1985-1-007',
    '01985-1-1',
    '1e3-1-1',
    '2029-1-1',
  ]),
  {
    keys: ['birthDateMinAge'],
    entries: ({ plan, site }, draw) => {
      const asked = plan.fields.some(({ kind }) => kind === 'birthDate');
      return asked
        ? birthDateEntry(draw.pick([comesOfAge(site).tooYoung, '2020-1-1', '2028-2-28', '2028-3-1']))
        : undefined;
    },
  },
];
