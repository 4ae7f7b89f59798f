import { useEffect } from 'react';
import { useAnnouncer } from '../design-system-provider/use-announcer.ts';

/** Announces a text politely when it appears and when it changes. Takes it back when it goes. */
export function useSaid(text: string | undefined): void {
  const announce = useAnnouncer();
  useEffect(() => (text ? announce(text) : undefined), [announce, text]);
}
