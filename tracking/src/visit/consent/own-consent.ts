import type { ConsentSource } from './consent.ts';

/** A consent source that the page itself sets. */
export interface OwnConsent extends ConsentSource {
  /**
   * Sets the groups that the visitor has agreed to: `[]` after a refusal, `undefined` after a withdrawn choice. Call it when the page
   * has loaded and after each change. Until the first call the visitor has not chosen.
   */
  readonly setConsent: (groups: readonly string[] | undefined) => void;
}

/**
 * Creates a consent source for a page whose consent tool the library does not know.
 *
 * @example
 * const consent = ownConsent();
 * install({ consent });
 * tool.onChange(({ statistics }) => consent.setConsent(statistics ? ['C0003'] : []));
 */
export function ownConsent(): OwnConsent {
  let active: readonly string[] | undefined;
  const listeners: (() => void)[] = [];
  return {
    groups: () => active,
    listen: (changed) => void listeners.push(changed),
    setConsent: (groups) => {
      // A copy, so that later changes to the page's array have no effect.
      active = groups && [...groups];
      for (const changed of listeners) changed();
    },
  };
}
