import { useEffect, useState } from 'react';
import type { RefObject } from 'react';
import { hearForm } from '../internal/tree/hear-form.ts';

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
    const { signal } = events;
    hearForm(element, 'submit', hide, signal);
    hearForm(element, 'reset', hide, signal);
    addEventListener('pageshow', ({ persisted }) => persisted && hide(), { signal, capture: true });
    return () => events.abort();
  }, [input, revealed]);

  return { revealed, toggle: () => setRevealed((before) => !before) };
}
