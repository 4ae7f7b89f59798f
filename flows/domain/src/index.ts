export { type FormProblem, formProblems } from './contract/form-problem.ts';
export { type AddressValidation, readAddressValidation } from './contract/address-validation.ts';
export { addressOfForm } from './contract/address-of-form.ts';
export { addressValues } from './contract/address-values.ts';
export { readConsentDocuments } from './contract/consent-documents.ts';
export type { DecidedConsent } from './contract/decided-consent.ts';
export { readCustomer } from './contract/customer-info.ts';
export { type ErrorBody, readErrors } from './contract/error-body.ts';
export {
  invoiceAddressRequest,
  judgeInvoiceAddress,
  type JudgedAddress,
  type SentAddress,
} from './contract/invoice-address.ts';
export { type Place, readPlaces } from './contract/places.ts';
export { isPostalTold, postalToldField, postalToldValue } from './contract/postal-told.ts';
export {
  type ConsentGrant,
  registrationFlows,
  registrationRequest,
  type RegistrationRequest,
} from './contract/registration.ts';
export { asksPasswordAgain, passwordAgain } from './contract/password-again.ts';
export { readLoginId, type RegistrationResult } from './contract/registration-result.ts';
export type {
  FormTokens,
  RenderedPage,
  RenderPage,
  RenderRequest,
  ReturnedForm,
} from './contract/rendered-page.ts';
export type { ShownDocument, Submission } from './contract/submission.ts';
export { consentVersionField } from './contract/consent-version-field.ts';
export { subscriptionOf } from './contract/subscription-of.ts';
export { submissionOfRequest } from './contract/submission-of-request.ts';
export { servedForm, type ServedForm } from './contract/served-form.ts';
export { toAddress } from './contract/to-address.ts';
export { toRegistrationRequest } from './contract/to-request.ts';
export { type ValidateAddressRequest, validateAddressRequest } from './contract/validate-address.ts';
export { withPostalMismatch } from './contract/with-postal-mismatch.ts';
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
export { builtInProvinces } from './countries/turkey/province-names.ts';
export { loadProvinces } from './countries/turkey/load-provinces.ts';
export { mobilePrefixes } from './countries/turkey/mobile-prefixes.ts';
export { checkoutFlow, checkoutOutline } from './definitions/checkout.ts';
export { checkoutWithAddressFlow } from './definitions/checkout-with-address.ts';
export { checkoutWithAddressOutline } from './definitions/checkout-with-address-outline.ts';
export { communityFlow, communityOutline } from './definitions/community.ts';
export { communityRequestFlow } from './definitions/community-request.ts';
export type { FlowDefinition, FlowOutline } from './definitions/flow-definition.ts';
export { flowDefinitions } from './definitions/index.ts';
export { invoiceAddressFlow } from './definitions/invoice-address.ts';
export { loyaltyCardFlow } from './definitions/loyalty-card.ts';
export { loyaltyCardLayoutOutline } from './definitions/loyalty-card-layout.ts';
export { standaloneFlow } from './definitions/standalone.ts';
export { standaloneOutline } from './definitions/standalone-outline.ts';
export { standaloneLayoutOutline } from './definitions/standalone-layout.ts';
export { standaloneWithCardChoiceFlow } from './definitions/standalone-with-card-choice.ts';
export type { ConsentDocument, FormDocument, FullText } from './documents/document.ts';
export { suggestEmail } from './email-typos/suggest-email.ts';
export {
  type Address,
  type AddressEntries,
  type AddressPart,
  addressParts,
  type AddressPath,
  addressPaths,
  type InvoiceParty,
} from './model/address.ts';
export {
  type AddressMemory,
  chooseProvince,
  emptyMemory,
  type RememberedAddress,
  switchCountry,
} from './model/address-memory.ts';
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
export { type ConsentKind, consentKinds } from './model/consent.ts';
export type { CustomerInfo, CustomerName, PageCustomer, ShownCustomer } from './model/customer-info.ts';
export type { InputState } from './model/input-state.ts';
export type { InvoiceAddress, InvoiceAddressRequest, SavedInvoiceAddress } from './model/invoice-address.ts';
export type { FormValues, Issue } from './model/issue.ts';
export type { PostalSuggestion } from './model/postal-suggestion.ts';
export { isSalutation, type Salutation, salutations } from './model/salutation.ts';
export { consentsFor } from './plan/consents-for.ts';
export { type FormPlan, type Flow, flows, type PlannedConsent } from './plan/form-plan.ts';
export type { JudgeEnvironment, RuleOf } from './plan/field-rule.ts';
export { inputsOf } from './plan/inputs-of.ts';
export { judge, withParams } from './plan/judge.ts';
export { judgeWithCauses } from './plan/judge-with-causes.ts';
export { contextOf } from './plan/answers/context-of.ts';
export type { PlanAnswers, PlanContext, PlanOptions, ShopOptions } from './plan/plan-context.ts';
export { shopOptions } from './contract/shop-options.ts';
export { readValue } from './plan/read-value.ts';
export { planFor } from './plan/plan-for.ts';
export type * from './plan/planned-field.ts';
export { type FormSchema, schemaFor } from './plan/schema-for.ts';
export { normalisePhone } from './rules/address/phone.ts';
export { addressCountry } from './plan/address/address-fields.ts';
export { judgeRange } from './rules/bounds.ts';
export { passwordStrength, type PasswordStrength } from './rules/person/password.ts';
export {
  isSiteKey,
  otherLanguagesOf,
  siteFor,
  siteKeyForLocale,
  type SiteKey,
  siteKeys,
} from './sites/index.ts';
export { siteSlug } from './sites/site-slug.ts';
export type { DateOrder, Site } from './sites/site.ts';
