export { FormFooter } from './form-footer.tsx';
