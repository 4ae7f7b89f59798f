export {
  type ConsentServices,
  type ConsentsProps,
  formIds,
  type ShownConsent,
  type WithdrawOutcome,
} from './consents-props.ts';
export { CustomerConsents } from './customer-consents.tsx';
export type { Problem } from './form-error.tsx';
