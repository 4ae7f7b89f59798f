export { judgeWithCauses as judge } from '@crema/flow-domain';
export { EmailTaken } from '../fields/email-taken.tsx';
export { ErrorBanner } from './error-banner.tsx';
