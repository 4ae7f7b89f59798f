type Texts = readonly [string, ...string[]];

const forty = 'Maximiliane-Charlotte von der Lindenauer'.padEnd(40, 'e');

/**
 * Names that are valid on all sites: letters of all nine locales, single combining marks, apostrophes, spaces
 * around.
 */
export const personNames: Texts = [
  'Anna',
  'Jürgen',
  'Đorđe',
  'Łucja',
  'Žofie',
  'Ľubica',
  'Őrs Géza',
  'Çağla',
  'İpek Işıl',
  'Éloïse',
  'Zoe\u0308',
  'O’Neill',
  'Anna\u2011Lena',
  'Anna\u200bLena',
  "D'Amico",
  'Müller-Lüdenscheidt',
  'Sammy Davis Jr.',
  'M. de Vries',
  'Ludwig (2)',
  '\u00a0Berger ',
  '山田',
  'Νίκος',
  'प्रिया',
  forty,
];

/** Names that are valid only in Turkey. */
export const turkishNames: Texts = ['Ayşe: Yılmaz', 'Ğ:'];

export const companyNames: Texts = [
  'Röstwerk GmbH & Co. KG',
  'Crema',
  'Filiale Nord',
  '´Café` + Söhne',
  'Booking.com',
  'check24.de AG',
  'K'.repeat(30),
];

export const towns: Texts = ['Sankt Pölten', 'Łódź', 'Wien', 'Bad Homburg v.d.H.', ' Île ', 'T'.repeat(50)];

/** Streets that are valid in every country: at least ten characters, and letters before a number. */
export const streets: Texts = [
  'Kaffeegasse 12',
  'Straße des 17. Juni 135',
  'ul. Kawowa 7/9',
  'Bağdat Caddesi 201',
  'Lange Straße 3a ',
  'S'.repeat(58) + ' 1',
];

export const turkishStreets: Texts = ['İstiklal Caddesi: No 5', 'Atatürk Bulvarı', 'C'.repeat(100)];
export const streetsWithoutNumber: Texts = ['Kossuth Lajos utca', 'Rue'];
export const streetsWithDigitFirst: Texts = ['7 rue du Café', '10 Downing Street', '1 A'];

export const extraLines: Texts = ['', '', 'c/o Berger', 'Hinterhaus, 2. Stock', 'E'.repeat(30)];
export const extraLinesWithTerms: Texts = ['Packstation 123', 'Crema Filiale'];
export const floors: Texts = ['', '2', 'Top5', ' EG '];

/** Passwords of 8 to 64 UTF-16 units with any characters. */
export const passwords: Texts = [
  'Kaffee123',
  '  mit Blank  ',
  'ÄÖÜäöüß€',
  '😀😀😀😀',
  '12345678',
  'p'.repeat(64),
  '<script>"\\',
];

export const taxNumbers: Texts = ['12345678901', ' 10000000146 ', '123 456 789 01'];
export const taxBranches: Texts = ['Kadıköy', 'Beşiktaş 2', 'V'.repeat(40)];
export const companyTaxNumbers: Texts = ['1234567890', '454 053 6920', ' 1234567890 '];
export const provinces: Texts = ['İstanbul', 'Ankara', 'Şanlıurfa'];
export const districts: Texts = ['Kadıköy', 'Çankaya', 'Merkez'];

interface Birthdays {
  readonly just: string;
  readonly tooYoung: string;
}

const birthdays: Readonly<Record<string, Birthdays>> = {
  DE: { just: '2012-2-28', tooYoung: '2012-2-29' },
  AT: { just: '2010-2-28', tooYoung: '2010-3-1' },
  CH: { just: '2010-2-28', tooYoung: '2010-3-1' },
  CH_FR: { just: '2010-2-28', tooYoung: '2010-3-1' },
  CZ: { just: '2010-2-28', tooYoung: '2010-3-1' },
  HU: { just: '2012-02-28', tooYoung: '2012-02-29' },
  SK: { just: '2010-02-28', tooYoung: '2010-03-01' },
  TR: { just: '2012-2-29', tooYoung: '2012-3-1' },
  PL: { just: '2010-2-28', tooYoung: '2010-3-1' },
};

/**
 * Returns the birthdays of a person who is just old enough, and one day too young, at the time of `now`. The
 * minimum ages are those of Registration §5.
 */
export const comesOfAge = (site: string): Birthdays =>
  birthdays[site] ?? { just: '1985-3-7', tooYoung: '2020-1-1' };
