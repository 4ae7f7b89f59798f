import type { Issue, PlannedField as Planned } from '@crema/flow-domain';
import { createContext, type ReactNode, use, useState, useSyncExternalStore } from 'react';
import type { FieldView } from '../engine/field-view.ts';
import type { FormStore } from '../engine/form-store.ts';
import type { FormView } from '../engine/form-view.ts';
import type { FormFlow } from './use-plan.ts';

/**
 * Renders a planned field. Returns `undefined` for an unknown kind, so that renderers of several groups can be tried one after
 * the other. Each flow has its own, and a page loads no field that its flow does not show.
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

/** Returns the functions of the form for a field or section: write values, show issues, listen to changes. */
export function useForm(): Pick<FormStore, 'answer' | 'fill' | 'onChange' | 'value' | 'values'> {
  return useFormContext().store;
}

/** The visible state of a field, and the start value of its input. */
interface Field extends FieldView {
  /** Its first issue. */
  readonly issue: Issue | undefined;
  /**
   * Returns the value with which the field was first rendered. It stays the same, so that a default differs from an answer.
   * @param input one of the field's inputs
   */
  readonly startValue: (input?: string) => string;
}

/** Returns the visible state of a field. Renders again only if that state changes. */
export function useField(name: string): Field {
  const { store } = useFormContext();
  const read = () => store.field(name);
  const view = useSyncExternalStore(store.subscribe, read, read);
  const [start] = useState(store.values);
  return { ...view, issue: view.issues[0], startValue: (input = name) => start[input] ?? '' };
}

/** Returns the visible state of the whole form. */
export function useFormView(store: FormStore): FormView {
  return useSyncExternalStore(store.subscribe, store.form, store.form);
}

/** Returns true if a submit is pending, or has succeeded and the page is about to leave. */
export function usePending(): boolean {
  return useFormView(useFormContext().store).status !== 'editing';
}

/** Renders a field of the plan by the flow's renderer. */
export function PlannedField({ field }: { field: Planned }) {
  const shown = useFormContext().renderField(field);
  if (shown === undefined) throw new Error(`No field for '${field.kind}'`);
  return shown;
}
