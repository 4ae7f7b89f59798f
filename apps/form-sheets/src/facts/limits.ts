import type { PlannedField } from '@crema/flow-domain';

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
