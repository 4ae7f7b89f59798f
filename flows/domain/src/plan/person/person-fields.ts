import type { Salutation } from '../../model/salutation.ts';
import { type Bounds, companyNameBounds, nameBounds } from '../../rules/limits.ts';
import type { Site } from '../../sites/site.ts';
import type { Flow } from '../form-plan.ts';
import type { PlanContext, PlanAnswers } from '../plan-context.ts';
import type { BirthDateField, FieldName, NameField, PlannedField } from '../planned-field.ts';
import type { FormValues } from '../../model/issue.ts';
import type { RuleOf } from '../field-rule.ts';

const contact = { firstName: 'contactFirstName', lastName: 'contactLastName' } as const;
const firstLast = ['firstName', 'lastName'] as const;
const lastFirst = ['lastName', 'firstName'] as const;

/** The salutations a flow offers; a company's only where companies may take part (Registration §3). */
export function salutationsFor(
  flow: Flow,
  site: Site,
  { companyOption, canCompaniesRegisterForCard }: PlanContext,
): readonly Salutation[] {
  const companies = companyOption !== false && (flow !== 'loyalty-card' || canCompaniesRegisterForCard);
  return site.salutations.filter((salutation) => salutation !== 'COMPANY' || companies);
}

/** Whether a company registers, which it can only where its salutation is on offer. */
export function isCompany(flow: Flow, site: Site, context: PlanContext): boolean {
  return context.salutation === 'COMPANY' && salutationsFor(flow, site, context).includes('COMPANY');
}

/** The names in the site's order; a company's are those of its contact person (Registration §5). */
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

/** The name of a company; its bound differs between a registration and an address (Registration §9). */
export function companyNameField(name: FieldName, bounds: Bounds, required = true): NameField {
  const label = `field.companyName.${required ? 'label' : 'optional'}` as const;
  return { kind: 'name', name, of: 'companyName', label, required, bounds };
}

/** A birth date, in the site's order of its parts. */
function birthDateField(site: Site): BirthDateField {
  return {
    kind: 'birthDate',
    name: 'personalData.birthDate',
    required: true,
    order: site.birthDateOrder,
    minimumAge: site.minimumAge,
  };
}

/**
 * Who registers: salutation, names and birth date (Registration §2, forms 1, 4, 5, 6). A company gives its name instead of
 * a birth date; the form of the loyalty card asks for the date whoever registers.
 */
export function personFields(flow: Flow, site: Site, context: PlanContext): readonly PlannedField[] {
  const company = isCompany(flow, site, context);
  const fields: PlannedField[] = [
    {
      kind: 'salutation',
      name: 'personalData.salutation',
      required: true,
      options: salutationsFor(flow, site, context),
    },
  ];
  if (company && site.companyField) {
    fields.push(companyNameField('personalData.companyName', companyNameBounds, context.companyNameRequired));
  }
  fields.push(...nameFields(site, company, (of) => `personalData.${of}`));
  if (!company || flow === 'loyalty-card') fields.push(birthDateField(site));
  return fields;
}

/**
 * The salutation as far as it decides what is asked: a company is asked for its name. Between the others the plan, and with
 * it the form, stays as it is.
 */
export const decisiveSalutation = (value: string | undefined): PlanAnswers['salutation'] =>
  value === 'COMPANY' ? value : undefined;

/** The answers of a form without an address that decide what it asks. */
export const personAnswers = (values: FormValues): PlanAnswers => ({
  salutation: decisiveSalutation(values['personalData.salutation']),
  cardMembership: values['cardMembership'] === 'on',
});

/** Fetches the rules of what every registration asks. */
export const loadPersonRules = async (): Promise<RuleOf> => (await import('./person-rules.ts')).personRules;
