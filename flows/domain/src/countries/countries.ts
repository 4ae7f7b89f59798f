import { type Salutation, salutations } from '../model/salutation.ts';
import type { Country, PostalFormat, PostalPart } from './country.ts';

const codeFirst: readonly PostalPart[] = ['postalCode', 'postalTown', 'streetAddress'];
const streetFirst: readonly PostalPart[] = ['streetAddress', 'postalTown', 'postalCode'];
const provinceFirst: readonly PostalPart[] = ['postalTown', 'postalDistrict', 'streetAddress', 'postalCode'];
const twoSalutations: readonly Salutation[] = ['MR', 'MRS'];

/** Returns the format of codes like this one: other digits, other letters, the same separator. */
const like = (example: string, ...prefixes: string[]): PostalFormat => ({
  masks: [example.replace(/\d/g, '9').replace(/[A-Z]/g, 'A')],
  example,
  prefixes,
});

const anyCountry: Omit<Country, 'code'> = {
  order: codeFirst,
  street: { min: 3, max: 60 },
  streetLetter: false,
  houseNumber: 'digit',
  extraLineTerms: true,
  floors: false,
  turkish: false,
  phonePreset: '',
  salutations,
};

// The formats of Registration §5. Its default is four digits. All else follows `anyCountry`, unless a country overrides it here.
const special = {
  AT: { postal: like('1010', 'A'), floors: true, extraLineTerms: false },
  CH: { extraLineTerms: false },
  BE: { postal: like('1000', 'B') },
  BG: {},
  CY: { postal: like('1010') },
  CZ: {
    postal: like('110 00'),
    extraLineTerms: false,
    salutations: twoSalutations,
    phonePreset: '+420',
  },
  DE: { postal: like('10115', 'D'), streetLetter: true, houseNumber: 'after-text' },
  DK: {},
  EE: { postal: { masks: ['99999', '9999'], example: '10111' } },
  ES: { postal: like('28001', 'E'), numberless: /[\s,]s[./ ]*n\b/i },
  FI: { postal: like('00100') },
  FR: { postal: like('75001', 'F') },
  GB: {
    postal: {
      masks: [
        'A9 9AA',
        'A99 9AA',
        'A9A 9AA',
        'AA9 9AA',
        'AA99 9AA',
        'AA9A 9AA',
        // A former bank, and the post of the armed forces abroad.
        'GIR 0AA',
        'BFPO 9',
        'BFPO 99',
        'BFPO 999',
      ],
      example: 'SW1A 1AA',
    },
    order: streetFirst,
  },
  GR: { postal: like('105 57') },
  HR: { postal: { masks: ['99999', '999999'], example: '10000' }, numberless: /[\s,]b[./ ]*b\b/i },
  HU: {
    postal: like('1051', 'H'),
    houseNumber: 'none',
    salutations: twoSalutations,
    phonePreset: '+36',
  },
  IE: { postal: { masks: ['A99****', 'A9W****'], example: 'D02 AF30' }, order: streetFirst },
  IT: { postal: like('00118', 'I'), numberless: /[\s,]s[./ ]*n[./ ]*c\b/i },
  LT: { postal: like('01100') },
  LU: { postal: like('1111', 'L'), houseNumber: 'none' },
  LV: { postal: { masks: ['LV-9999', '9999'], example: 'LV-1050' }, order: streetFirst },
  MT: { postal: like('VLT 1117'), order: streetFirst },
  NL: { postal: like('1012 AB') },
  PL: {
    postal: like('00-001'),
    numberless: /[\s,]b[./ ]*n\b/i,
    extraLineTerms: false,
    salutations: twoSalutations,
    phonePreset: '+48',
  },
  PT: { postal: like('1100-148', 'P'), numberless: /[\s,]s[./ ]*n\b/i },
  RO: { postal: like('010011'), numberless: /[\s,]f[./ ]*n\b/i },
  SE: { postal: like('111 20', 'S') },
  SI: { numberless: /[\s,]b[./ ]*(?:b\b|š)/i },
  SK: {
    postal: like('811 01'),
    extraLineTerms: false,
    salutations: twoSalutations,
    phonePreset: '+421',
  },
  TR: {
    postal: { ...like('34110'), provinces: 81 },
    order: provinceFirst,
    street: { min: 10, max: 100 },
    houseNumber: 'none',
    turkish: true,
    salutations: twoSalutations,
  },
  IS: { postal: like('101') },
  LI: { postal: like('9490', 'FL') },
  NO: { postal: like('0150', 'N') },
} as const satisfies Readonly<Record<string, Partial<Country>>>;

/** The ISO 3166-1 alpha-2 code of a country that an address can be in. */
export type CountryCode = keyof typeof special;

/** True for a text, such as the value of a select, that is the code of a country in the table. */
export const isCountryCode = (code: string): code is CountryCode => Object.hasOwn(special, code);

/** The countries an address can be in, in the order of Registration §3. */
export const countryCodes: readonly CountryCode[] = Object.keys(special).filter(isCountryCode);

/** True if the shop delivers to a country (Registration §9), which is every country of the table. */
export function deliversTo(code: string): boolean {
  return isCountryCode(code);
}

/** Returns the rules of a country. A country outside the table gets the common ones without a postal format. */
export function countryFor(code: string): Country {
  const own: Partial<Country> | undefined = isCountryCode(code) ? special[code] : undefined;
  if (!own) return { code, ...anyCountry };
  const { prefixes = [], ...postal } = own.postal ?? like('1000');
  return { code, ...anyCountry, ...own, postal: { ...postal, prefixes: [code, ...prefixes] } };
}
