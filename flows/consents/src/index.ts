export {
  type ConsentServices,
  type ConsentsProps,
  formIds,
  type ShownConsent,
  type WithdrawOutcome,
} from './consents-props.ts';
export { Confirmation, type ConfirmationProps } from './confirmation.tsx';
export type { ConfirmationState } from './confirmation-drawing.tsx';
export { CustomerConsents } from './customer-consents.tsx';
export type { Problem } from './form-error.tsx';
