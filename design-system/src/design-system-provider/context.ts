import { createContext, use } from 'react';
import type { Announce } from './announcer.tsx';

/**
 * All texts that the components contain themselves. An app passes them in the shopper's language. There is no English fallback,
 * because a screen reader would read it with the wrong voice (WCAG 2.2 3.1.2).
 */
export type DesignSystemStrings = {
  /** Read for the asterisk in legends: "Pflichtfeld". */
  required: string;
  /** Shown behind the label of an optional field: "optional". */
  optional: string;
  /** Spoken when a button starts loading. */
  loading: string;
  /** Name of the button that shows a password. */
  passwordShow: string;
  /** Name of the same button while the password is shown. */
  passwordHide: string;
  /** The strength meter: its name and its four levels (Registration §4). */
  passwordStrength: { label: string; 0: string; 1: string; 2: string; 3: string };
  /** Text that opens the detail of a checkbox. */
  detailShow: string;
  /** Text that closes it. */
  detailHide: string;
  /** Name of every closing button. */
  close: string;
  /** Read before the text of an error and never shown: "Fehler:". */
  errorPrefix?: string;
};

type DesignSystemContext = { strings: DesignSystemStrings; announce: Announce; announceErrors: boolean };

export const Context = createContext<DesignSystemContext | undefined>(undefined);

/** Returns the texts and the announcer. Throws outside of a provider. */
export function useDesignSystem(): DesignSystemContext {
  const context = use(Context);
  if (!context) {
    throw new Error('Wrap the page in <DesignSystemProvider strings={…}>.');
  }
  return context;
}

/**
 * Returns the announcer of the page. It reads the same text twice if you send it twice.
 *
 * ```tsx
 * const announce = useAnnouncer();
 * announce(t('addressSaved'));
 * ```
 */
export function useAnnouncer(): Announce {
  return useDesignSystem().announce;
}
