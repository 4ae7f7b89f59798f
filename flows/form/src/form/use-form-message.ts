import type { Issue } from '@crema/flow-domain';
import { type RefCallback, type RefObject, useCallback, useEffect, useEffectEvent, useRef } from 'react';
import type { FormStore } from '../engine/form-store.ts';
import type { FormView } from '../engine/form-view.ts';
import type { Texts } from '../messages/create-texts.ts';
import { useFlow } from '../provider/flow-provider.tsx';
import { fieldErrorsOf } from './field-errors.ts';
import { useFormView } from './form-context.tsx';
import { hasFocus, leadToError } from './lead-to-error.ts';
import type { FormFlow } from './use-plan.ts';

/** The form that a form message is about. */
export type FormMessageProps = {
  store: FormStore;
  form: RefObject<HTMLFormElement | null>;
  definition: FormFlow;
  /** True if a failed submit scrolls to the first error. */
  scrolls: boolean;
  /** Returns the part of the form's state that the message is about. @default all of it */
  toTell?: ((view: FormView) => FormView) | undefined;
};

/** The form message: the one text about the whole form, shown after a submit. */
interface FormMessage {
  /** The text, in the page's language; `undefined` while there is nothing to say. */
  readonly text: string | undefined;
  /** The form error, if the message is about one. */
  readonly problem: Issue | undefined;
  /** Goes to the element that shows the message. */
  readonly ref: RefCallback<HTMLElement>;
}

/** Returns the text with the number of fields to correct. */
const countedIn = (texts: Texts, store: FormStore): string =>
  texts.issue({ code: 'invalidFields', params: { count: fieldErrorsOf(store).length } });

/**
 * Returns the form message. After each failed submit it moves the focus to the first wrong field and reports the failure as an event.
 * @param announce announces the message with the number of fields to correct; called if the message did not get the focus
 */
export function useFormMessage(
  { store, form, definition: { flow }, scrolls, toTell }: FormMessageProps,
  announce?: (text: string, problem: Issue | undefined) => void,
): FormMessage {
  const { texts, onEvent } = useFlow();
  const view = useFormView(store);
  const { problem, failures } = view;
  const told = toTell?.(view) ?? view;
  const text = messageOf(told, texts);
  const shown = useRef<HTMLElement>(null);

  const lead = useEffectEvent(() => {
    if (!form.current) return;
    const said = leadToError(form.current, shown.current, store.wrongInputs(), scrolls);
    if (text && !said) announce?.(problem ? text : `${text} ${countedIn(texts, store)}`, problem);
    onEvent(
      problem
        ? { type: 'failed', flow, problem: problem.code }
        : { type: 'refused', flow, fields: store.wrong() },
    );
  });
  const known = useRef(0);
  useEffect(() => {
    // React's StrictMode begins each effect twice.
    if (failures > known.current) lead();
    known.current = failures;
  }, [failures]);

  const ref = useCallback(
    (element: HTMLElement | null) => {
      // A message that disappears while it has the focus passes the focus to the submit button.
      if (!element && hasFocus(shown.current))
        form.current?.querySelector<HTMLElement>('[type=submit]')?.focus({ preventScroll: true });
      shown.current = element;
    },
    [form],
  );
  return { text, problem: told.problem, ref };
}

/**
 * Returns the text of the form message: a form error first, then that fields are wrong, then the technical error (Registration §4).
 */
function messageOf({ problem, showsInvalid }: FormView, texts: Texts): string | undefined {
  const isTechnical = problem?.code === 'technicalError';
  if (problem && !(isTechnical && showsInvalid)) return texts.problem(problem);
  return showsInvalid ? texts.t('banner.invalidForm') : undefined;
}
