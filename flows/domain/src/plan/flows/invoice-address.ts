import type { Salutation } from '../../model/salutation.ts';
import { addressCompanyNameBounds } from '../../rules/address/address-limits.ts';
import type { Site } from '../../sites/site.ts';
import { addressCountry, addressFields } from '../address/address-fields.ts';
import { plainPlan } from '../build-plan.ts';
import type { FormPlan } from '../form-plan.ts';
import { companyNameField, nameFields, salutationsFor } from '../person/person-fields.ts';
import type { PlanContext } from '../plan-context.ts';
import type { PlannedField } from '../planned-field.ts';

/** Whom an address can be addressed to: a salutation that the site offers and that is in use in the country. */
function addressSalutations(site: Site, context: PlanContext): readonly Salutation[] {
  const { salutations } = addressCountry(site, context);
  return salutationsFor('invoice-address', site, context).filter((each) => salutations.includes(each));
}

/**
 * The invoice address after registration and in its flyout (Registration §2, forms 3, 7 and 10). The first name of an
 * account cannot be changed by its owner (Registration §6).
 */
export function invoiceAddressPlan(site: Site, context: PlanContext): FormPlan {
  const options = addressSalutations(site, context);
  const company = context.salutation === 'COMPANY' && options.includes('COMPANY');
  const fields: PlannedField[] = [
    { kind: 'salutation', name: 'address.salutation', required: true, options },
  ];
  if (company && site.companyField) {
    fields.push(
      companyNameField('address.companyName', addressCompanyNameBounds, context.companyNameRequired),
    );
  }
  for (const name of nameFields(site, company, (of) => `address.${of}`)) {
    const known = name.of === 'firstName' ? context.customer?.firstName : undefined;
    fields.push(known === undefined ? name : { ...name, disabled: true, known });
  }
  // The country stands first: it decides what else is asked, the salutations among it.
  const [country, ...rest] = addressFields('address', site, context);
  return plainPlan('invoice-address', site, context, [...(country ? [country] : []), ...fields, ...rest]);
}
