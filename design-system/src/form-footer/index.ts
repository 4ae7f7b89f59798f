export { FormFooter } from './form-footer.tsx';
export type { FormFooterProps } from './form-footer.tsx';
