import { useEffect, useState } from 'react';
import type { RefObject } from 'react';

/**
 * Whether the password is readable. It hides when its form is sent or emptied, and when the browser shows the page again
 * that it kept as it was left: somebody else may sit there by then.
 */
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
    const first = { signal: events.signal, capture: true };
    element.form?.addEventListener('submit', hide, first);
    element.form?.addEventListener('reset', hide, first);
    addEventListener('pageshow', ({ persisted }) => persisted && hide(), first);
    return () => events.abort();
  }, [input, revealed]);

  return { revealed, toggle: () => setRevealed((before) => !before) };
}
