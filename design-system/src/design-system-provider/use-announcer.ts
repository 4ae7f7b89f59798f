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
