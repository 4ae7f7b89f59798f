import type { PlannedField } from '@crema/flow-domain';

/** Of how many of something, such as `3 to 60 characters`. */
function amount({ min, max, length }: NonNullable<PlannedField['bounds']>, unit: string): string {
  if (length !== undefined) return `${length} ${unit}`;
  if (min === undefined) return `at most ${max} ${unit}`;
  return `${min} to ${max} ${unit}`;
}

const list = new Intl.ListFormat('en', { type: 'unit' });

/** The limits of an answer, in English; none for a choice, whose options stand for themselves. */
export function limitsOf(field: PlannedField): string | undefined {
  const bounded = (unit: string) => (field.bounds ? amount(field.bounds, unit) : undefined);
  switch (field.kind) {
    case 'birthDate':
      return `${list.format(field.order)}; ${field.minimumAge} years or older`;
    case 'cardMembership':
    case 'companyInvoice':
      return 'a checkbox, never ticked beforehand';
    case 'country':
      return field.disabled
        ? 'always the site’s own, not to be changed'
        : `one of ${field.options.length} countries`;
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
