import type { Issue } from '@crema/flow-domain';
import { type RefCallback, type RefObject, useCallback, useEffect, useEffectEvent, useRef } from 'react';
import type { FormStore } from '../engine/form-store.ts';
import type { FormView } from '../engine/form-view.ts';
import type { Texts } from '../messages/create-texts.ts';
import { useFlow } from '../provider/flow-provider.tsx';
import { faultsOf } from './faults-of.ts';
import { useFormView } from './form-context.tsx';
import { hasFocus, leadToError } from './lead-to-error.ts';
import type { FormFlow } from './use-plan.ts';

/** What the message of a form is about. */
export type FormMessageProps = {
  store: FormStore;
  form: RefObject<HTMLFormElement | null>;
  definition: FormFlow;
  /** Whether a failed submit scrolls to what is wrong. */
  scrolls: boolean;
  /** Chooses what of a form's state the message tells. @default all of it */
  toTell?: ((view: FormView) => FormView) | undefined;
};

/** The message of a whole form. */
interface FormMessage {
  /** The text, in the page's language; `undefined` while there is nothing to say. */
  readonly text: string | undefined;
  /** Why the form could not be sent, where that is no field's fault. */
  readonly problem: Issue | undefined;
  /** Of the element that shows it. */
  readonly ref: RefCallback<HTMLElement>;
}

/** How many fields are to be corrected. */
const countedIn = (texts: Texts, store: FormStore): string =>
  texts.issue({ code: 'invalidFields', params: { count: faultsOf(store).length } });

/**
 * Finds the message of a whole form. Every failed submit leads the shopper to what is wrong, and is told to the page.
 * @param announce says the message to a screen reader, with the number of fields to correct; called where the focus has not done so
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
      // A message that goes while it has the focus gives it to the button that sends the form again.
      if (!element && hasFocus(shown.current))
        form.current?.querySelector<HTMLElement>('[type=submit]')?.focus({ preventScroll: true });
      shown.current = element;
    },
    [form],
  );
  return { text, problem: told.problem, ref };
}

/**
 * The message of a whole form: an explicit one first, then that something is invalid, then the technical error
 * (Registration §4).
 */
function messageOf({ problem, showsInvalid }: FormView, texts: Texts): string | undefined {
  const isTechnical = problem?.code === 'technicalError';
  if (problem && !(isTechnical && showsInvalid)) return texts.problem(problem);
  return showsInvalid ? texts.t('banner.invalidForm') : undefined;
}
