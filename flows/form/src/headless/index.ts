/** A flow's form for pages with a look of their own: nothing here renders or imports a component of the design system. */
export type { Question } from '../engine/questions.ts';
export type { Failure, FormStart } from '../engine/form-view.ts';
export { useField, useForm, usePending } from '../form/form-context.tsx';
export { useAsk } from '../form/use-ask.ts';
export { useRegister } from '../form/use-register.ts';
export { createTexts, type Texts } from '../messages/create-texts.ts';
export type { FieldEffort, FlowEvent } from '../provider/flow-event.ts';
export { type FlowBrand, type FlowEnvironment, FlowProvider, useFlow } from '../provider/flow-provider.tsx';
export type { RegisterOutcome, RegistrationServices } from '../services/registration-services.ts';
export { BareForm, type MessageProps } from './bare-form.tsx';
