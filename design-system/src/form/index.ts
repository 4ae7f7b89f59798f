export { Form } from './form.tsx';
export type { FormProps } from './form.tsx';
