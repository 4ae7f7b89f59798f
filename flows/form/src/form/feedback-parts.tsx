export { judge } from '@crema/flow-domain';
export { ErrorBanner } from './error-banner.tsx';
