import type { Flow, PlannedField } from '@crema/flow-domain';

const labels = {
  salutation: 'field.salutation.label',
  birthDate: 'field.birthDate.legend',
  email: 'field.email.label',
  cardMembership: 'field.card.checkbox',
  cardLayout: 'field.card.layout.legend',
  country: 'field.country.label',
  postalCode: 'field.postalCode.label',
  town: 'field.postalTown.label',
  province: 'field.province.label',
  district: 'field.district.label',
  street: 'field.street.label',
  extraLine: 'field.extraLine.label',
  mobilePhone: 'field.mobilePhone.label',
  companyInvoice: 'field.company.toggle',
  invoiceParty: 'field.company.party',
} as const;

/** Key of the words by which a form asks for a field. */
export function labelKey(field: PlannedField): string {
  switch (field.kind) {
    case 'name':
    case 'password':
      return field.label;
    case 'floor':
    case 'tax':
      return `field.${field.of}.label`;
    case 'phone':
      return field.name === 'cardSelection.phoneNumber'
        ? 'field.card.phone.label'
        : 'field.phoneNumber.label';
    default:
      return labels[field.kind];
  }
}

/** Keys of the words that stand with a field to help. */
export function hintKeys(field: PlannedField, flow: Flow): readonly string[] {
  switch (field.kind) {
    case 'birthDate':
      return ['field.birthDate.hint'];
    case 'email':
      // Only who orders is promised a confirmation.
      return flow === 'community' ? [] : ['field.email.hint'];
    case 'password':
      return ['field.password.hint'];
    case 'cardMembership':
      return ['field.card.hint'];
    case 'phone':
      return field.name === 'cardSelection.phoneNumber' ? ['card.phone.hint'] : [];
    case 'companyInvoice':
      return ['address.company.toggle.hint'];
    case 'name':
      return field.disabled ? ['field.firstName.locked'] : [];
    default:
      return [];
  }
}

/** Keys of what can be chosen where the choice is the site's. */
export function optionKeys(field: PlannedField): readonly string[] {
  switch (field.kind) {
    case 'salutation':
      return field.options.map((option) => `field.salutation.${option}`);
    case 'cardLayout':
      return field.options.map((option) => `field.card.layout.${option}`);
    case 'invoiceParty':
      return field.options.map((option) => `field.company.${option.toLowerCase()}`);
    default:
      return [];
  }
}
