import fc from 'fast-check';
import type { Country } from '../src/countries/country.ts';
import type { PlannedField } from '../src/fields/planned-field.ts';

/** A text that is typed into an input, and the text that must be judged, sent and kept for it. */
export type Entry = readonly [typed: string, kept: string];

const blanks = fc.constantFrom('', ' ', '\t', '\u00a0 ', ' \n');

/** Returns texts with blanks around them. */
const padded = (...texts: readonly string[]): fc.Arbitrary<Entry> =>
  fc
    .tuple(blanks, fc.constantFrom(...texts), blanks)
    .map(([before, text, after]) => [before + text + after, text]);

const exactly = (...texts: readonly string[]): fc.Arbitrary<Entry> =>
  fc.constantFrom(...texts.map((text) => [text, text] as const));

function postalCode({ postal }: Country): fc.Arbitrary<Entry> {
  if (!postal) return padded('AB 12-3');
  return fc
    .tuple(fc.constantFrom(...postal.masks), fc.integer({ min: 0, max: 4 }), blanks)
    .map(([mask, how, blank]) => {
      const kept = mask.replaceAll('9', '1').replaceAll(/[A*]/g, 'A');
      const short = kept.replaceAll(/[ -]/g, '');
      const typed = [kept, short, kept.toLowerCase(), short.toLowerCase(), kept][how] ?? kept;
      return [blank + typed + blank, kept];
    });
}

/** Returns valid entries for each input of a field. A choice has none, because the plan is made from its answer. */
export function rightEntries(field: PlannedField): Readonly<Record<string, fc.Arbitrary<Entry>>> {
  const { name, disabled } = field;
  if (disabled) return {};
  switch (field.kind) {
    case 'name':
      return { [name]: padded('Ana', 'Jürgen de la Cruz', 'a'.repeat(field.bounds.max ?? 30)) };
    case 'birthDate':
      return {
        [`${name}.day`]: padded('7', '07'),
        [`${name}.month`]: padded('3', '12'),
        [`${name}.year`]: padded('1985'),
      };
    case 'email':
      return { [name]: padded('erika@example.com') };
    case 'password':
      return { [name]: exactly(' Kaffee 123 ', 'x'.repeat(64)) };
    case 'extraLine':
      return { [name]: padded('', '2. patro', 'a'.repeat(30)) };
    case 'postalCode':
      return { [name]: postalCode(field.country) };
    case 'town':
    case 'province':
    case 'district':
      return { [name]: padded('Kadıköy', 'a'.repeat(50)) };
    case 'street':
      return { [name]: padded('Kaffeegasse 12') };
    case 'floor':
      return { [name]: padded('', '1234') };
    case 'phone':
      return {
        [name]: fc.constantFrom<Entry>(
          ['', ''],
          [field.preset, ''],
          ['(0221) 12-34 56', '0221123456'],
          [' ＋49 (30) 1234', '+49301234'],
        ),
      };
    case 'mobilePhone':
      return {
        [name]: padded('532'),
        [field.numberName]: fc.constantFrom<Entry>(['123 45 67', '1234567'], ['(123)-4567', '1234567']),
      };
    case 'tax':
      return {
        [name]: padded(
          { taxNumber: '12345678901', companyTaxBranch: 'Kadıköy', companyTaxNumber: '1234567890' }[field.of],
        ),
      };
    default:
      return field.bounds ? { [name]: padded('a'.repeat(field.bounds.max ?? 1)) } : {};
  }
}
