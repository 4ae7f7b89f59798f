import type { Issue, PlannedField as Planned } from '@crema/flow-domain';
import { createContext, type ReactNode, use, useState, useSyncExternalStore } from 'react';
import type { FieldView } from '../engine/field-view.ts';
import type { FormStore } from '../engine/form-store.ts';
import type { FormView } from '../engine/form-view.ts';
import type { FormFlow } from './use-plan.ts';

/**
 * Shows a planned field; `undefined` for a kind it does not know, so that renderers of several groups can be asked one
 * after the other. Each flow brings its own, and a page carries no field that its flow does not show.
 *
 * @example (field) => renderPersonField(field) ?? renderAccountField(field)
 */
export type FieldRenderer = (field: Planned) => ReactNode;

interface FormAround {
  readonly definition: FormFlow;
  readonly store: FormStore;
  readonly renderField: FieldRenderer;
  /** True if a server sent the form back, without the password that was entered. */
  readonly asksAgain: boolean;
}

/** The form around a field; internal to this package. */
export const FormContext = createContext<FormAround | undefined>(undefined);

/** Returns the form around a field. Throws outside a `FlowForm`. */
export function useFormContext() {
  const context = use(FormContext);
  if (!context) {
    throw new Error('Wrap it in <FlowForm>.');
  }
  return context;
}

/** What a field or a section may do with the form around: write values, tell what is wrong with them, hear of changes. */
export function useForm(): Pick<FormStore, 'answer' | 'fill' | 'onChange' | 'value' | 'values'> {
  return useFormContext().store;
}

/** One field as it may be shown, and what its input starts with. */
interface Field extends FieldView {
  /** The first thing that is wrong with it. */
  readonly issue: Issue | undefined;
  /**
   * The answer that it was shown with. It stays that as long as the field does: it is what tells an answer from a default.
   * @param input one of the field's several inputs
   */
  readonly startValue: (input?: string) => string;
}

/** One field as it may be shown. Renders again only when the field's own view changes. */
export function useField(name: string): Field {
  const { store } = useFormContext();
  const read = () => store.field(name);
  const view = useSyncExternalStore(store.subscribe, read, read);
  const [start] = useState(store.values);
  return { ...view, issue: view.issues[0], startValue: (input = name) => start[input] ?? '' };
}

/** The form as a whole, as it may be shown. */
export function useFormView(store: FormStore): FormView {
  return useSyncExternalStore(store.subscribe, store.form, store.form);
}

/** Whether a submit is under way, or has succeeded and the page is about to go. */
export function usePending(): boolean {
  return useFormView(useFormContext().store).status !== 'editing';
}

/** The field that a plan's entry asks for, as its flow shows that kind of field. */
export function PlannedField({ field }: { field: Planned }) {
  const shown = useFormContext().renderField(field);
  if (shown === undefined) throw new Error(`No field for '${field.kind}'`);
  return shown;
}
