import { createContext, use } from 'react';
import type { Announce } from './announcer.tsx';

/**
 * Every word the components say on their own. An app hands them over in the shopper's language; there is no English
 * fallback, because a word in the wrong language is read out with the wrong voice (WCAG 2.2 3.1.2).
 */
export type DesignSystemStrings = {
  /** The word behind the asterisk, read in legends: "Pflichtfeld". */
  required: string;
  /** Shown behind the label of an optional field: "optional". */
  optional: string;
  /** Spoken when a button starts waiting for its answer. */
  loading: string;
  /** Name of the button that makes a password readable. */
  passwordShow: string;
  /** Name of the same button while the password is readable. */
  passwordHide: string;
  /** The strength meter: what is measured, and its four levels (Registration §4). */
  passwordStrength: { label: string; 0: string; 1: string; 2: string; 3: string };
  /** Opens the detail of a checkbox. */
  detailShow: string;
  /** Closes it again. */
  detailHide: string;
  /** Name of every closing button. */
  close: string;
  /** Read before the text of an error, never shown: "Fehler:". */
  errorPrefix?: string;
};

type DesignSystemContext = { strings: DesignSystemStrings; announce: Announce; announceErrors: boolean };

export const Context = createContext<DesignSystemContext | undefined>(undefined);

/** The words and the voice of the components. Throws outside of a provider. */
export function useDesignSystem(): DesignSystemContext {
  const context = use(Context);
  if (!context) {
    throw new Error('Wrap the page in <DesignSystemProvider strings={…}>.');
  }
  return context;
}
