import { createContext, use, useSyncExternalStore } from 'react';
import type { FieldView } from '../engine/field-view.ts';
import type { FormStore, FormView } from '../engine/form-store.ts';

/** The store of the form around; internal to this package. */
export const FormContext = createContext<FormStore | undefined>(undefined);

function useStore(): FormStore {
  const store = use(FormContext);
  if (!store) {
    throw new Error(
      'A field was rendered outside a form, so nothing keeps its value. Render it inside <FlowForm>.',
    );
  }
  return store;
}

/** One field as it may be shown, and what its input starts with. Renders again only when the field's own view changes. */
export function useField(name: string): FieldView & { readonly startValue: (input?: string) => string } {
  const store = useStore();
  const read = () => store.field(name);
  const view = useSyncExternalStore(store.subscribe, read, read);
  return { ...view, startValue: (input = name) => store.value(input) };
}

/** The form as a whole, as it may be shown. */
export function useFormView(store: FormStore): FormView {
  return useSyncExternalStore(store.subscribe, store.form, store.form);
}

/** Whether a submit is under way. */
export function usePending(): boolean {
  return useFormView(useStore()).pending;
}
