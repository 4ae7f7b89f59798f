export {
  type AddressValidation,
  type Place,
  type PostalSuggestion,
  readAddressValidation,
  readCustomer,
  readPlaces,
} from './contract/address-responses.ts';
export { addressValues } from './contract/address-values.ts';
export { readConsentDocuments } from './contract/consent-documents.ts';
export {
  addressOfForm,
  invoiceAddressRequest,
  type JudgedAddress,
  judgeInvoiceAddress,
  type SentAddress,
} from './contract/judge-address.ts';
export {
  isPostalTold,
  postalToldField,
  postalToldValue,
  withPostalMismatch,
} from './contract/postal-mismatch.ts';
export {
  type ConsentGrant,
  registrationFlows,
  registrationRequest,
  type RegistrationRequest,
} from './contract/registration.ts';
export {
  type ErrorBody,
  readErrors,
  readLoginId,
  readShownResults,
  type RegistrationResult,
  type ShownResults,
} from './contract/responses.ts';
export {
  asksPasswordAgain,
  type FormProblem,
  formProblems,
  passwordAgain,
  type ReturnedForm,
} from './contract/returned-form.ts';
export { shopOptions, type ValidateAddressRequest, validateAddressRequest } from './contract/shapes.ts';
export { type ShownDocument, type Submission, submissionOfRequest } from './contract/submission.ts';
export { subscriptionOf } from './contract/subscription.ts';
export { toAddress } from './contract/to-address.ts';
export { toRegistrationRequest } from './contract/to-request.ts';
export {
  type CountryCode,
  countryCodes,
  countryFor,
  deliversTo,
  isCountryCode,
} from './countries/countries.ts';
export type { Country } from './countries/country.ts';
export { normalisePostalCode } from './countries/postal-format.ts';
export { suggestingCountries } from './countries/suggesting-countries.ts';
export { builtInProvinces, loadProvinces } from './countries/turkey/built-in-provinces.ts';
export { mobilePrefixes } from './countries/turkey/mobile-prefixes.ts';
export type { ConsentDocument, FormDocument, FullText } from './documents/document.ts';
export { suggestEmail } from './email-typos/suggest-email.ts';
export { contextOf } from './fields/address-fields.ts';
export { addressCountry } from './fields/country/country-field.ts';
export type { JudgeEnvironment, RuleOf } from './fields/field-rule.ts';
export { passwordStrength, type PasswordStrength } from './fields/password/password-field.ts';
export { normalisePhone } from './fields/phone/phone-field.ts';
export type * from './fields/planned-field.ts';
export { type JudgedValues, readInputs } from './fields/read-inputs.ts';
export { readValue } from './fields/read-value.ts';
export { checkoutFlow, checkoutWithAddressFlow } from './flows/checkout-with-rules.ts';
export { checkoutOutline, checkoutWithAddressOutline } from './flows/checkout.ts';
export { communityRequestFlow } from './flows/community-request.ts';
export { communityFlow } from './flows/community-with-rules.ts';
export { communityOutline } from './flows/community.ts';
export type { FlowDefinition, FlowOutline } from './flows/flow-definition.ts';
export { flowDefinitions, planFor } from './flows/index.ts';
export { invoiceAddressFlow } from './flows/invoice-address.ts';
export { loyaltyCardFlow } from './flows/loyalty-card-with-rules.ts';
export { loyaltyCardLayoutOutline } from './flows/loyalty-card.ts';
export { standaloneLayoutOutline } from './flows/standalone-with-card.ts';
export { standaloneFlow, standaloneWithCardChoiceFlow } from './flows/standalone-with-rules.ts';
export { standaloneOutline } from './flows/standalone.ts';
export {
  type AddressMemory,
  chooseProvince,
  emptyMemory,
  type RememberedAddress,
  switchCountry,
} from './model/address-memory.ts';
export {
  type Address,
  type AddressEntries,
  type AddressPart,
  addressParts,
  type AddressPath,
  addressPaths,
  type InvoiceAddress,
  type InvoiceAddressRequest,
  type InvoiceParty,
  type SavedInvoiceAddress,
} from './model/address.ts';
export { type CalendarDate, calendarDateIn } from './model/calendar-date.ts';
export { type CardLayout, cardLayouts } from './model/card-layout.ts';
export {
  asksForAddress,
  type CardSelection,
  chooseCard,
  chooseLayout,
  noCard,
} from './model/card-selection.ts';
export { type CompanyToggle, companyToggleOf, moveCompanyToggle } from './model/company-toggle.ts';
export {
  type ConsentKind,
  consentKinds,
  type DecidedConsent,
  withdrawableConsents,
} from './model/consent.ts';
export type {
  CustomerInfo,
  CustomerName,
  DigitalCard,
  PageCustomer,
  ShownCustomer,
} from './model/customer-info.ts';
export type { FormValues, InputState, Issue } from './model/issue.ts';
export { isSalutation, type Salutation, salutations } from './model/salutation.ts';
export { consentsFor } from './plan/build-plan.ts';
export {
  consentVersionField,
  type Flow,
  flows,
  type FormPlan,
  type PlannedConsent,
} from './plan/form-plan.ts';
export { judgeWithCauses } from './plan/judge-with-causes.ts';
export { judge, type Judgement, withParams } from './plan/judge.ts';
export type { FormVariant, PlanAnswers, PlanContext, PlanOptions, ShopOptions } from './plan/plan-context.ts';
export { type FormSchema, schemaFor } from './plan/schema-for.ts';
export { judgeRange } from './rules/bounds.ts';
export {
  isSiteKey,
  otherLanguagesOf,
  siteFor,
  type SiteKey,
  siteKeyForLocale,
  siteKeys,
} from './sites/index.ts';
export { siteSlug } from './sites/site-slug.ts';
export type { DateOrder, Site } from './sites/site.ts';
