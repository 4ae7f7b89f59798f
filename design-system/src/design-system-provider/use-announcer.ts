import { useEffect } from 'react';
import type { Announce } from './announcer.tsx';
import { useDesignSystem } from './context.ts';

/**
 * The voice of the page. The same text twice is spoken twice.
 *
 * ```tsx
 * const announce = useAnnouncer();
 * announce(t('addressSaved'));
 * ```
 */
export function useAnnouncer(): Announce {
  return useDesignSystem().announce;
}

/** Announces a text politely when it appears and when it changes. Takes it back when it goes. */
export function useSaid(text: string | undefined): void {
  const announce = useAnnouncer();
  useEffect(() => (text ? announce(text) : undefined), [announce, text]);
}
