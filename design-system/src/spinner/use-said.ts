import { useEffect } from 'react';
import { useAnnouncer } from '../design-system-provider/use-announcer.ts';

/** Speaks a text when it appears and when it changes; nothing without one. Polite: waiting interrupts nobody. */
export function useSaid(text: string | undefined): void {
  const announce = useAnnouncer();
  useEffect(() => {
    if (text) announce(text);
  }, [announce, text]);
}
