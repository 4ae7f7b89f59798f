import { addressFields, contextOf } from '../fields/address-fields.ts';
import { addressTable } from '../fields/address-rules.ts';
import { addressCountry } from '../fields/country/country-field.ts';
import { rulesIn } from '../fields/field-rule.ts';
import { addressCompanyNameBounds, companyNameField, nameFields } from '../fields/name/name-field.ts';
import { nameRule } from '../fields/name/name-rule.ts';
import type { PlannedField } from '../fields/planned-field.ts';
import { readValue } from '../fields/read-value.ts';
import {
  decisiveSalutation,
  salutationField,
  salutationsFor,
} from '../fields/salutation/salutation-field.ts';
import { judgeSalutation } from '../fields/salutation/salutation-rule.ts';
import type { Salutation } from '../model/salutation.ts';
import { plainPlan } from '../plan/build-plan.ts';
import type { FormPlan } from '../plan/form-plan.ts';
import type { PlanContext } from '../plan/plan-context.ts';
import type { Site } from '../sites/site.ts';
import type { FlowDefinition } from './flow-definition.ts';

/** Returns the salutations that the site offers and that are in use in the country of the address. */
function addressSalutations(site: Site, context: PlanContext): readonly Salutation[] {
  const { salutations } = addressCountry(site, context);
  return salutationsFor('invoice-address', site, context).filter((each) => salutations.includes(each));
}

/**
 * Returns the plan of the invoice address after registration and in its flyout (Registration §2, forms 3, 7 and 10). A customer
 * cannot change the first name of the account (Registration §6).
 */
function invoiceAddressPlan(site: Site, context: PlanContext): FormPlan {
  const options = addressSalutations(site, context);
  const company = context.salutation === 'COMPANY' && options.includes('COMPANY');
  const fields: PlannedField[] = [salutationField('address.salutation', options)];
  if (company && site.companyField) {
    fields.push(
      companyNameField('address.companyName', addressCompanyNameBounds, context.companyNameRequired),
    );
  }
  for (const name of nameFields(site, company, (of) => `address.${of}`)) {
    const known = name.of === 'firstName' ? context.customer?.firstName : undefined;
    fields.push(known === undefined ? name : { ...name, disabled: true, known });
  }
  // The country is first because it decides what else is asked, which salutations included.
  const [country, ...rest] = addressFields('address', site, context);
  return plainPlan('invoice-address', site, context, [...(country ? [country] : []), ...fields, ...rest]);
}

/** The invoice address of a customer, after registration or in its flyout. */
export const invoiceAddressFlow: FlowDefinition = {
  flow: 'invoice-address',
  planFor: invoiceAddressPlan,
  answersOf: (values) => ({
    ...contextOf(values),
    // The receiver's own fields are part of the address.
    salutation: decisiveSalutation(values['address.salutation']),
  }),
  ruleOf: rulesIn({ salutation: judgeSalutation, name: nameRule, ...addressTable }, readValue),
};
