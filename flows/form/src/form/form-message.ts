import type { RefObject } from 'react';
import type { FormStore } from '../engine/form-store.ts';
import type { FormView } from '../engine/form-view.ts';
import type { FormFlow } from './form-flow.ts';

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
