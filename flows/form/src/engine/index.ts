export type { FieldView, FormField } from './field-view.ts';
export { type BoundForm, bindForm } from './bind-form.ts';
export { createFormStore } from './create-form-store.ts';
export type { FormStore } from './form-store.ts';
export type { Failure, FormSetup, FormStart, FormView } from './form-view.ts';
export { type Ask, createAsk, type Question } from './questions.ts';
export { readForm } from './form-controls.ts';
