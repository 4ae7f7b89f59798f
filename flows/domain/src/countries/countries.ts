import { type Salutation, salutations } from '../model/salutation.ts';
import type { Country, PostalFormat, PostalPart } from './country.ts';

const codeFirst: readonly PostalPart[] = ['postalCode', 'postalTown', 'streetAddress'];
const streetFirst: readonly PostalPart[] = ['streetAddress', 'postalTown', 'postalCode'];
const provinceFirst: readonly PostalPart[] = ['postalTown', 'postalDistrict', 'streetAddress', 'postalCode'];
const twoSalutations: readonly Salutation[] = ['MR', 'MRS'];

const plain = (mask: string): PostalFormat => ({ masks: [mask], hint: mask });
const separated = (mask: string, separator: ' ' | '-'): PostalFormat => ({ ...plain(mask), separator });

const anyCountry: Omit<Country, 'code'> = {
  order: codeFirst,
  street: { min: 3, max: 60 },
  streetLetter: false,
  houseNumber: 'digit',
  extraLineTerms: true,
  floors: false,
  turkish: false,
  salutations,
};

// Registration §5 where it gives a format; four digits, its default, elsewhere. A country that is not named differently
// here follows `anyCountry`.
const special: Readonly<Record<string, Partial<Country>>> = {
  AT: { floors: true, extraLineTerms: false },
  CH: { extraLineTerms: false },
  BE: {},
  BG: {},
  CY: {},
  CZ: { postal: separated('999 99', ' '), extraLineTerms: false, salutations: twoSalutations },
  DE: { postal: plain('99999'), streetLetter: true, houseNumber: 'after-text' },
  DK: {},
  EE: { postal: { masks: ['99999', '9999'], hint: '99999' } },
  ES: { postal: plain('99999') },
  FI: { postal: plain('99999') },
  FR: { postal: plain('99999') },
  GB: {
    postal: {
      masks: ['A9 9AA', 'A99 9AA', 'A9A 9AA', 'AA9 9AA', 'AA99 9AA', 'AA9A 9AA'],
      hint: 'AA9A 9AA',
      separator: ' ',
    },
    order: streetFirst,
  },
  GR: { postal: separated('999 99', ' ') },
  HR: { postal: { masks: ['99999', '999999'], hint: '99999' } },
  HU: { houseNumber: 'none', salutations: twoSalutations },
  IE: { postal: { masks: ['A99****', 'A9W****'], hint: 'A99AAAA', joined: true }, order: streetFirst },
  IT: { postal: plain('99999') },
  LT: { postal: plain('99999') },
  LU: { houseNumber: 'none' },
  LV: { postal: { masks: ['LV-9999', '9999'], hint: 'LV-9999' }, order: streetFirst },
  MT: { postal: separated('AAA 9999', ' '), order: streetFirst },
  NL: { postal: separated('9999 AA', ' ') },
  PL: { postal: separated('99-999', '-'), extraLineTerms: false, salutations: twoSalutations },
  PT: { postal: separated('9999-999', '-') },
  RO: { postal: plain('999999') },
  SE: { postal: separated('999 99', ' ') },
  SI: {},
  SK: { postal: separated('999 99', ' '), extraLineTerms: false, salutations: twoSalutations },
  TR: {
    postal: { ...plain('99999'), provinces: 81 },
    order: provinceFirst,
    street: { min: 10, max: 100 },
    houseNumber: 'none',
    turkish: true,
    salutations: twoSalutations,
  },
  IS: { postal: plain('999') },
  LI: {},
  NO: {},
};

/** The countries an address can be in, in the order of Registration §3. */
export const countryCodes: readonly string[] = Object.keys(special);

/** Whether the shop delivers to a country (Registration §9): to every one an address can be in. */
export function deliversTo(code: string): boolean {
  return countryCodes.includes(code);
}

/** The rules of a country; one that is not in the table gets the common ones without a postal format. */
export function countryFor(code: string): Country {
  const own = Object.hasOwn(special, code) ? special[code] : undefined;
  return own ? { code, postal: plain('9999'), ...anyCountry, ...own } : { code, ...anyCountry };
}
