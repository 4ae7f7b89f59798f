export { readConsentDocuments } from './contract/consent-documents.ts';
export { type ErrorBody, readErrors } from './contract/error-body.ts';
export {
  consentVersionField,
  judgeRegistration,
  type JudgedRegistration,
  registrationFromForm,
} from './contract/judge-registration.ts';
export { type ConsentGrant, registrationRequest, type RegistrationRequest } from './contract/registration.ts';
export { readLoginId, type RegistrationResult } from './contract/registration-result.ts';
export { toRegistrationRequest } from './contract/to-request.ts';
export { toFormValues } from './contract/to-values.ts';
export type { ConsentDocument } from './documents/document.ts';
export { documentsFor } from './documents/index.ts';
export { type CalendarDate, calendarDateIn } from './model/calendar-date.ts';
export { type ConsentKind, consentKinds } from './model/consent.ts';
export type { FormValues, Issue } from './model/issue.ts';
export { isSalutation, type Salutation, salutations } from './model/salutation.ts';
export { consentsFor } from './plan/consents-for.ts';
export type {
  BirthDateField,
  FieldName,
  FieldPlan,
  Flow,
  NameField,
  PlanContext,
  PlannedConsent,
  PlannedField,
  SalutationField,
} from './plan/field-plan.ts';
export { judge } from './plan/judge.ts';
export { contextOf, planFor } from './plan/plan-for.ts';
export { type FormSchema, type JudgeEnvironment, schemaFor } from './plan/schema-for.ts';
export { issueParams } from './rules/issue-params.ts';
export { passwordStrength, type PasswordStrength } from './rules/password.ts';
export { isSiteKey, siteFor, siteKeyForLocale, type SiteKey, siteKeys } from './sites/index.ts';
export type { DatePart, Site } from './sites/site.ts';
