/** The values of the form. */
export type Account = {
  salutation: string;
  firstName: string;
  birthDate: { day: string; month: string; year: string };
  phone: { prefix: string; number: string };
  customer: string;
  iban: string;
  password: string;
  kind: string;
  card: string;
  consent: string[];
  terms: boolean;
  message: string;
};

export const nobody: Account = {
  salutation: '',
  firstName: '',
  birthDate: { day: '', month: '', year: '' },
  phone: { prefix: '+48', number: '' },
  customer: '',
  iban: '',
  password: '',
  kind: '',
  card: '',
  consent: [],
  terms: false,
  message: '',
};

/** The rule of every field. */
export const required = { required: 'Bitte ausfüllen.' } as const;

export const salutations = [
  { value: 'MRS', label: 'Frau' },
  { value: 'MR', label: 'Herr' },
] as const;
export const prefixes = [
  { value: '+48', label: '+48' },
  { value: '+49', label: '+49' },
] as const;
export const cards = [
  { value: 'DIGITAL', label: 'Digital' },
  { value: 'PAPER', label: 'Papier' },
] as const;
export const kinds = [
  { value: 'PERSON', label: 'Privat' },
  { value: 'COMPANY', label: 'Firma' },
] as const;
export const consents = [
  { value: 'newsletter', label: 'Newsletter' },
  { value: 'offers', label: 'Angebote' },
] as const;
export const phoneNames = { prefix: 'phone.prefix', number: 'phone.number' } as const;
export const phoneLabels = { prefix: 'Vorwahl', number: 'Rufnummer' } as const;
export const dateParts = ['day', 'month', 'year'] as const;
export const dateLabels = { day: 'Tag', month: 'Monat', year: 'Jahr' } as const;
