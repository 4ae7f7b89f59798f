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
