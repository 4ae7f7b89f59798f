import type { ConsentSource } from './consent-source.ts';

/** Consent as the page says it. */
export interface OwnConsent extends ConsentSource {
  /**
   * Says which groups the visitor has agreed to, `[]` after a refusal, and `undefined` where a choice has been taken back. A page says
   * it when it is loaded and after each change; until then the visitor has not chosen.
   */
  readonly setConsent: (groups: readonly string[] | undefined) => void;
}

/**
 * For a page whose consent tool is none that the library knows: the page says itself what the visitor has agreed to.
 *
 * @example
 * const consent = ownConsent();
 * install({ consent });
 * tool.onChange(({ statistics }) => consent.setConsent(statistics ? ['C0003'] : []));
 */
export function ownConsent(): OwnConsent {
  let active: readonly string[] | undefined;
  const hear: (() => void)[] = [];
  return {
    groups: () => active,
    listen: (changed) => void hear.push(changed),
    setConsent: (groups) => {
      // A copy: what the page does with its list later changes nothing.
      active = groups && [...groups];
      for (const changed of hear) changed();
    },
  };
}
