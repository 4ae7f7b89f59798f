import { useState } from 'react';
import type { RefCallback, RefObject } from 'react';

/**
 * Keeps text that the shopper typed into the server's textarea before hydration. React does so for inputs. In a textarea with a
 * default text it writes that text again.
 *
 * @param id of the textarea
 * @param textarea gets the element too, with its text
 * @returns the ref of the textarea
 */
export function useTypedBefore(
  id: string,
  textarea: RefObject<HTMLTextAreaElement | null>,
): RefCallback<HTMLTextAreaElement> {
  const [keep] = useState(() => {
    let typed = typedInto(id);
    return (element: HTMLTextAreaElement | null) => {
      if (element && typed !== undefined) element.value = typed;
      typed = undefined;
      textarea.current = element;
    };
  });
  return keep;
}

function typedInto(id: string): string | undefined {
  // A server has neither a document nor a textarea.
  if (typeof document === 'undefined') return undefined;
  const element = document.getElementById(id);
  if (!(element instanceof HTMLTextAreaElement)) return undefined;
  return element.value === element.defaultValue ? undefined : element.value;
}
