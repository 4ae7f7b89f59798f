import { useEffect } from 'react';
import type { RefObject } from 'react';

/**
 * Adds elements to the description of an input that another component renders. React writes that description anew when the input's
 * error comes or goes, so it is looked after.
 *
 * @param ids of the elements, separated by blanks
 */
export function useDescription(input: RefObject<HTMLElement | null>, ids: string): void {
  useEffect(() => {
    const element = input.current;
    if (!element) return undefined;
    const own = ids.split(' ');
    const others = () =>
      (element.getAttribute('aria-describedby') ?? '').split(' ').filter((id) => !own.includes(id));
    const write = (all: readonly string[]) => {
      const described = all.filter(Boolean).join(' ');
      if (described === (element.getAttribute('aria-describedby') ?? '')) return;
      if (described) element.setAttribute('aria-describedby', described);
      else element.removeAttribute('aria-describedby');
    };
    const describe = () => write([...others(), ...own]);
    describe();
    const observer = new MutationObserver(describe);
    observer.observe(element, { attributeFilter: ['aria-describedby'] });
    return () => {
      observer.disconnect();
      write(others());
    };
  }, [input, ids]);
}
