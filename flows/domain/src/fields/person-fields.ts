import type { FormValues } from '../model/issue.ts';
import type { Flow } from '../plan/form-plan.ts';
import type { PlanAnswers, PlanContext } from '../plan/plan-context.ts';
import type { Site } from '../sites/site.ts';
import { birthDateField } from './birth-date/birth-date-field.ts';
import { emailField } from './email/email-field.ts';
import type { RuleOf } from './field-rule.ts';
import { companyNameBounds, companyNameField, nameFields } from './name/name-field.ts';
import { passwordFields } from './password/password-field.ts';
import type { PlannedField } from './planned-field.ts';
import {
  decisiveSalutation,
  isCompany,
  salutationField,
  salutationsFor,
} from './salutation/salutation-field.ts';

/**
 * Returns the fields of a new customer: salutation, names, birth date, e-mail address and password (Registration §2, forms 1, 4, 5,
 * 6). A company gives its name instead of a birth date. The form of the loyalty card asks for the date in every case.
 */
export function personFields(flow: Flow, site: Site, context: PlanContext): readonly PlannedField[] {
  const company = isCompany(flow, site, context);
  return [
    salutationField('personalData.salutation', salutationsFor(flow, site, context)),
    ...(company && site.companyField
      ? [companyNameField('personalData.companyName', companyNameBounds, context.companyNameRequired)]
      : []),
    ...nameFields(site, company, (of) => `personalData.${of}`),
    ...(!company || flow === 'loyalty-card' ? [birthDateField(site)] : []),
    emailField,
    ...passwordFields(flow, context),
  ];
}

/** Returns the answers that decide what a form without an address asks. */
export const personAnswers = (values: FormValues): PlanAnswers => ({
  salutation: decisiveSalutation(values['personalData.salutation']),
  cardMembership: values['cardMembership'] === 'on',
});

/** Fetches the rules of the fields that every registration asks for. */
export const loadPersonRules = async (): Promise<RuleOf> => (await import('./person-rules.ts')).personRules;
