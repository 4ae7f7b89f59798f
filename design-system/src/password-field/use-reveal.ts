import { useEffect, useState } from 'react';
import type { RefObject } from 'react';

/** Whether the password is readable. It hides when its form is sent or emptied. */
export function useReveal(input: RefObject<HTMLInputElement | null>) {
  const [revealed, setRevealed] = useState(false);

  useEffect(() => {
    const element = input.current;
    if (!revealed || !element) return undefined;
    const hide = () => {
      // At once: password managers look at the type while the submit event is still running.
      element.type = 'password';
      setRevealed(false);
    };
    const events = new AbortController();
    element.form?.addEventListener('submit', hide, events);
    element.form?.addEventListener('reset', hide, events);
    return () => events.abort();
  }, [input, revealed]);

  return { revealed, toggle: () => setRevealed((before) => !before) };
}
