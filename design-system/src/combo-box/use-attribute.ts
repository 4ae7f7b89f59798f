import { useLayoutEffect } from 'react';
import type { RefObject } from 'react';

/**
 * Adds an attribute to an element that another component renders, and takes it away again. Without a React commit of that
 * component: the input stays plain until the list is there, and is plain again without it.
 */
export function useAttribute(
  element: RefObject<HTMLElement | null>,
  name: string,
  value: string | undefined,
): void {
  useLayoutEffect(() => {
    const { current } = element;
    if (!current || value === undefined) return undefined;
    current.setAttribute(name, value);
    return () => current.removeAttribute(name);
  }, [element, name, value]);
}
