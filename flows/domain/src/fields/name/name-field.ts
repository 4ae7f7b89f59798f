import type { Bounds } from '../../rules/bounds.ts';
import type { Site } from '../../sites/site.ts';
import type { FieldName, NameField } from '../planned-field.ts';

// The bounds of Registration §9.
const nameBounds: Bounds = { max: 40 };
/** A company's name in a registration form. */
export const companyNameBounds: Bounds = { max: 30 };
/** A company's name in an address form. */
export const addressCompanyNameBounds: Bounds = { max: 80 };

const contact = { firstName: 'contactFirstName', lastName: 'contactLastName' } as const;
const firstLast = ['firstName', 'lastName'] as const;
const lastFirst = ['lastName', 'firstName'] as const;

/** Returns the two names in the site's order. A company's are those of its contact person (Registration §5). */
export function nameFields(
  site: Site,
  company: boolean,
  nameOf: (of: 'firstName' | 'lastName') => FieldName,
): readonly NameField[] {
  const order = site.nameOrder === 'last-first' ? lastFirst : firstLast;
  return order.map((of) => ({
    kind: 'name',
    name: nameOf(of),
    of,
    label: `field.${company ? contact[of] : of}.label`,
    required: true,
    bounds: nameBounds,
  }));
}

/** Returns the name of a company. Its bound differs between a registration and an address (Registration §9). */
export function companyNameField(name: FieldName, bounds: Bounds, required = true): NameField {
  const label = `field.companyName.${required ? 'label' : 'optional'}` as const;
  return { kind: 'name', name, of: 'companyName', label, required, bounds };
}
