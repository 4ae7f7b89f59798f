export type { Question } from './engine/questions.ts';
export type { Failure, FormStart, FormView } from './engine/form-view.ts';
export { renderAccountField } from './fields/account-fields.tsx';
export { CardField } from './fields/card-field.tsx';
export { EmailField } from './fields/email-field.tsx';
export { NameField, renderPersonField } from './fields/person-fields.tsx';
export { type FieldRenderer, PlannedField, useField, useForm, useFormView } from './form/form-context.tsx';
export { FlowForm } from './form/flow-form.tsx';
export { fetchRules } from './form/form-rules.ts';
export type { FormFlow } from './form/use-plan.ts';
export { FormBanner } from './form/form-banner.tsx';
export type { FormMessageProps } from './form/use-form-message.ts';
export { fieldErrorsOf } from './form/field-errors.ts';
export { useFailures } from './form/use-failures.ts';
export { SubmitButton, SubmitSection } from './sections/submit-section.tsx';
export { type RegistrationProps, useRegister } from './form/use-register.ts';
export { useAsk } from './form/use-ask.ts';
export { WayOn } from './form/way-on.tsx';
export { createTexts, type Texts } from './messages/create-texts.ts';
export { designSystemStrings } from './messages/design-system-strings.ts';
export type { FieldEffort, FlowEvent } from './provider/flow-event.ts';
export {
  type FlowBrand,
  type FlowEnvironment,
  FlowProvider,
  type FlowSlots,
  useFlow,
} from './provider/flow-provider.tsx';
export { AccountSection } from './sections/account-section.tsx';
export { ConsentsSection } from './sections/consents-section.tsx';
export { PersonSection } from './sections/person-section.tsx';
export { FormSection } from './sections/form-section.tsx';
export { inTime, lazyOnce } from './loading.ts';
export type { AddressServices, AddressToSave, SaveOutcome } from './services/address-services.ts';
export type { RegisterOutcome, RegistrationServices } from './services/registration-services.ts';
