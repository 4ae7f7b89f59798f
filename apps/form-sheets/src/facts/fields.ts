import type { Flow, PlannedField } from '@crema/flow-domain';

const names = {
  firstName: 'First name',
  lastName: 'Last name',
  companyName: 'Company name',
  floorStairs: 'Staircase',
  floorLevel: 'Floor',
  floorDoor: 'Door',
  taxNumber: 'Personal tax number',
  companyTaxBranch: 'Tax office',
  companyTaxNumber: 'Tax number of the company',
} as const;

type Kind = Exclude<PlannedField['kind'], 'name' | 'floor' | 'tax'>;

/** The name in English, and the usual keys of the label and the hint. */
type Words = readonly [name: string, label: string, hint?: string];

/** The words of the kinds that are not named as they are spoken, or that have a hint. */
const kinds: Readonly<Partial<Record<Kind, Words>>> = {
  birthDate: ['Date of birth', 'field.birthDate.legend', 'field.birthDate.hint'],
  email: ['E-mail address', 'field.email.label', 'field.email.hint'],
  password: ['Password', 'field.password.label', 'field.password.hint'],
  cardMembership: ['Loyalty card wanted', 'field.card.checkbox', 'field.card.hint'],
  cardLayout: ['Digital or plastic card', 'field.card.layout.legend'],
  town: ['Town', 'field.postalTown.label'],
  street: ['Street and house number', 'field.street.label'],
  extraLine: ['Extra line of the address', 'field.extraLine.label'],
  phone: ['Telephone number', 'field.phoneNumber.label'],
  mobilePhone: ['Mobile telephone number', 'field.mobilePhone.label'],
  companyInvoice: ['Invoice with tax number', 'field.company.toggle', 'address.company.toggle.hint'],
  invoiceParty: ['Invoice made out to', 'field.company.party'],
};

/** Returns the words of the kind's own name: `Postal code` for `postalCode`. */
function spoken(kind: Kind): string {
  const words = kind.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const wordsOf = (kind: Kind): Words => kinds[kind] ?? [spoken(kind), `field.${kind}.label`];

/** Returns the name of a field in English. */
export const fieldName = (field: PlannedField): string =>
  'of' in field ? names[field.of] : wordsOf(field.kind)[0];

const isOfCard = ({ name }: PlannedField) => name === 'cardSelection.phoneNumber';

/** Returns the key of the words by which a form asks for a field. */
export function labelKey(field: PlannedField): string {
  if (field.kind === 'name' || field.kind === 'password') return field.label;
  if (isOfCard(field)) return 'field.card.phone.label';
  return 'of' in field ? `field.${field.of}.label` : wordsOf(field.kind)[1];
}

/** Returns the key of the words that stand with a field to help. */
export function hintKey(field: PlannedField, flow: Flow): string | undefined {
  if (field.kind === 'name') return field.disabled ? 'field.firstName.locked' : undefined;
  if (isOfCard(field)) return 'card.phone.hint';
  // The hint promises a confirmation of the order, which the community does not send.
  if ('of' in field || (field.kind === 'email' && flow === 'community')) return undefined;
  return wordsOf(field.kind)[2];
}

/** Returns the keys of the options, if they are the site's. */
export function optionKeys(field: PlannedField): readonly string[] {
  if (field.kind === 'salutation') return field.options.map((option) => `field.salutation.${option}`);
  if (field.kind === 'cardLayout') return field.options.map((option) => `field.card.layout.${option}`);
  if (field.kind !== 'invoiceParty') return [];
  return field.options.map((option) => `field.company.${option.toLowerCase()}`);
}

/** Returns the limits of an answer in English, or nothing for a choice, because its options are listed. */
export function limitsOf(field: PlannedField): string | undefined {
  const { min, max, length } = field.bounds ?? {};
  const amount = length ?? (min === undefined ? `at most ${max}` : `${min} to ${max}`);
  const bounded = (unit: string) => (field.bounds ? `${amount} ${unit}` : undefined);
  switch (field.kind) {
    case 'birthDate':
      return `${field.order.join(', ')}; ${field.minimumAge} years or older`;
    case 'cardMembership':
    case 'companyInvoice':
      return 'a checkbox, never ticked beforehand';
    case 'country':
      return field.disabled ? 'always the site’s own' : `one of ${field.options.length} countries`;
    case 'postalCode':
      return field.country.postal && `such as ${field.country.postal.example}`;
    case 'province':
      return 'one of a list';
    case 'district':
      return 'one of the province’s';
    case 'street':
      return `${bounded('characters')}${field.country.houseNumber === 'none' ? '' : ', with a house number'}`;
    case 'phone':
      return `${bounded('digits')}${field.preset ? `; begins with ${field.preset}` : ''}`;
    case 'mobilePhone':
      return `prefix of a network, and ${bounded('digits')}`;
    case 'tax':
      return bounded(field.of === 'companyTaxBranch' ? 'characters' : 'digits');
    case 'name':
      return field.disabled ? 'shown, not to be changed' : bounded('characters');
    default:
      return bounded('characters');
  }
}
