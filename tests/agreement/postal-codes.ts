type Codes = readonly [string, ...string[]];

interface CountryCodes {
  readonly right: Codes;
  /** Codes that are almost valid. */
  readonly wrong: Codes;
}

/**
 * Postal codes as shoppers write them, by country. Written by hand from Registration §5 and the rules of each
 * post office, not derived from the product's table.
 */
export const postalCodes: Readonly<Record<string, CountryCodes>> = {
  AT: { right: ['1010', ' 8010 ', 'A-1010'], wrong: ['101', '10100', 'D-1010'] },
  CH: { right: ['8001', '1200', 'CH-8001'], wrong: ['80011', 'A-8001'] },
  BE: { right: ['1000', 'B-1000'], wrong: ['B-100'] },
  BG: { right: ['1000'], wrong: ['100O'] },
  CY: { right: ['1010'], wrong: ['01010'] },
  CZ: { right: ['110 00', '11000', '110  00', '110-00', '11 000'], wrong: ['1100', '110.00'] },
  DE: {
    right: ['10115', '\u00a001067', 'D-10115', '１０１１５', '10 115', '١٠١١٥'],
    wrong: ['1011', '101155', 'A-10115', '10/115'],
  },
  DK: { right: ['1050'], wrong: ['105'] },
  EE: { right: ['10111', '1011'], wrong: ['101', '101111'] },
  ES: { right: ['28001'], wrong: ['2800'] },
  FI: { right: ['00100'], wrong: ['0010'] },
  FR: { right: ['75001'], wrong: ['7500', '2A004'] },
  GB: {
    right: ['SW1A 1AA', 'sw1a1aa', 'M1 1AE', 'B33 8TH', 'SW1A\u00a01AA', 'GIR 0AA', 'BFPO 61', 'GB SW1A 1AA'],
    wrong: ['SW1A', '1AA SW1A'],
  },
  GR: { right: ['104 31', '10431', '10 431'], wrong: ['1043'] },
  HR: { right: ['10000', '100000'], wrong: ['1000', '1000000'] },
  HU: { right: ['1011', 'H-1011'], wrong: ['H-101', '10111'] },
  IE: {
    right: ['D02AF30', 'd02 af30', 'D6W XY00', 'A65 f4e2', 'D02-AF30', 'IE D02 AF30'],
    wrong: ['D02', 'DD2AF30'],
  },
  IT: { right: ['00118'], wrong: ['0118'] },
  LT: { right: ['01100', 'LT-01100'], wrong: ['LT-1100'] },
  LU: { right: ['1111', 'L-1111'], wrong: ['F-1111'] },
  LV: { right: ['LV-1010', 'lv-1010', '1010', 'LV1010'], wrong: ['LV-101'] },
  MT: { right: ['VLT 1117', 'vlt1117'], wrong: ['VL 1117', 'VLT 117'] },
  NL: { right: ['1012 AB', '1012ab'], wrong: ['1012', '1012 A', '1012AB 1'] },
  PL: { right: ['00-001', '00001', '00 001', '0-0001'], wrong: ['0000', '00.001'] },
  PT: { right: ['1000-001', '1000001', '1000 001'], wrong: ['1000'] },
  RO: { right: ['010011'], wrong: ['10011'] },
  SE: { right: ['111 22', '11122', 'SE-111 22'], wrong: ['1112', 'SI-111 22'] },
  SI: { right: ['1000', 'SI-1000'], wrong: ['SE-1000'] },
  SK: { right: ['811 01', '81101', '81 101'], wrong: ['8110'] },
  TR: { right: ['34710', '01000', '81999'], wrong: ['00999', '82000', '3471'] },
  IS: { right: ['101'], wrong: ['1010'] },
  LI: { right: ['9490'], wrong: ['949'] },
  NO: { right: ['0150'], wrong: ['150'] },
};

/** The codes of a country that no form offers. It accepts any letters and digits. */
const unknownCountryCodes: CountryCodes = {
  right: ['1234', 'ab 12-3', 'X'],
  wrong: ['-123', '12345678901', 'ÄÖÜ'],
};

/** Returns the codes of a country. */
export const codesOf = (country: string): CountryCodes => postalCodes[country] ?? unknownCountryCodes;
