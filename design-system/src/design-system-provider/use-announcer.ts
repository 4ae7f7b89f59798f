import { useEffect } from 'react';
import type { Announce } from './announcer.tsx';
import { useDesignSystem } from './context.ts';

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

/** Announces a text politely when it appears and when it changes. Removes it when the component unmounts. */
export function useSaid(text: string | undefined): void {
  const announce = useAnnouncer();
  useEffect(() => (text ? announce(text) : undefined), [announce, text]);
}
