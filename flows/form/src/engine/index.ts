export type { FieldView, FormField } from './field-view.ts';
export { type BoundForm, bindForm } from './bind-form.ts';
export {
  createFormStore,
  type Failure,
  type FormSetup,
  type FormStart,
  type FormStore,
  type FormView,
} from './form-store.ts';
export { readForm } from './read-form.ts';
