import { useEffect, useState } from 'react';
import type { RefObject } from 'react';

/** Whether the password is readable. It hides when its form is sent or emptied. */
export function useReveal(input: RefObject<HTMLInputElement | null>) {
  const [revealed, setRevealed] = useState(false);

  useEffect(() => {
    const element = input.current;
    const form = element?.form;
    if (!revealed || !element || !form) return undefined;
    const hide = () => {
      // At once: password managers look at the type while the submit event is still running.
      element.type = 'password';
      setRevealed(false);
    };
    form.addEventListener('submit', hide);
    form.addEventListener('reset', hide);
    return () => {
      form.removeEventListener('submit', hide);
      form.removeEventListener('reset', hide);
    };
  }, [input, revealed]);

  return { revealed, toggle: () => setRevealed((before) => !before) };
}
