import { useCallback, useMemo, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { Announcer, speak } from './announcer.tsx';
import type { Announce } from './announcer.tsx';
import { Context } from './context.ts';
import type { DesignSystemStrings } from './context.ts';
import { SharedErrors } from './shared-errors.ts';
import type { ErrorsById } from './shared-errors.ts';

/** The props of `DesignSystemProvider`. */
export type DesignSystemProviderProps = {
  /** The components' own texts, in the language of the page. */
  strings: DesignSystemStrings;
  /**
   * Whether an error is announced that appears when its field is left. Set it to `false` if the page announces errors itself.
   * @default true
   */
  announceErrors?: boolean;
  /** The page. */
  children: ReactNode;
};

/**
 * Provides the texts of the components inside, and the one announcer of the page.
 *
 * ```tsx
 * <DesignSystemProvider strings={strings}>
 *   <App />
 * </DesignSystemProvider>
 * ```
 */
export function DesignSystemProvider({
  strings,
  announceErrors = true,
  children,
}: DesignSystemProviderProps) {
  const polite = useRef<HTMLDivElement>(null);
  const assertive = useRef<HTMLDivElement>(null);
  const errors = useState<ErrorsById>({});
  const announce = useCallback<Announce>(
    (message, priority = 'polite') =>
      speak(priority === 'polite' ? polite.current : assertive.current, message),
    [],
  );
  const context = useMemo(() => ({ strings, announce, announceErrors }), [strings, announce, announceErrors]);
  return (
    <Context value={context}>
      <SharedErrors value={errors}>{children}</SharedErrors>
      <Announcer polite={polite} assertive={assertive} />
    </Context>
  );
}
