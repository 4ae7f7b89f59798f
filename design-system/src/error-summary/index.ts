export { ErrorSummary } from './error-summary.tsx';
export type { ErrorSummaryProps } from './error-summary.tsx';
export type { FieldInError } from './error-summary.tsx';
