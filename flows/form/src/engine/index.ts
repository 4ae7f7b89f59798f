export { type BoundForm, bindForm } from './bind-form.ts';
export {
  createFormStore,
  type Failure,
  type FieldView,
  type FormField,
  type FormSetup,
  type FormStart,
  type FormStore,
  type FormView,
} from './form-store.ts';
export { readForm } from './read-form.ts';
