import type { PageWindow } from './page-window.ts';

/** A script to load. */
export interface ScriptRequest {
  readonly src: string;
  /** Nonce of the page's content security policy. @default the nonce of a script on the page */
  readonly nonce?: string | undefined;
}

/** The Trusted Types policy of each page. It is cached because a page may create a name only once. A page may allow a policy's name only once. */
const policies = new WeakMap<object, { createScriptURL(src: string): string }>();

function policyOf({ location, trustedTypes }: Pick<PageWindow, 'location' | 'trustedTypes'>) {
  /** Allows scripts of the page's own origin and scripts over https, but no `data:` or `javascript:` address. */
  const createScriptURL = (src: string) => {
    const { origin, protocol } = new URL(src, location.href);
    if (protocol === 'https:' || origin === location.origin) return src;
    throw new TypeError(`${src} is not a safe address`);
  };
  return trustedTypes?.createPolicy('cot#tracking', { createScriptURL }) ?? { createScriptURL };
}

/** Inserts an async script. Uses the policy `cot#tracking` if the page requires trusted types. */
export function insertScript(
  window: Pick<PageWindow, 'document' | 'location' | 'trustedTypes'>,
  { src, nonce }: ScriptRequest,
  failed: () => void,
): void {
  const { document } = window;
  try {
    const policy = policies.get(document) ?? policyOf(window);
    policies.set(document, policy);
    const script = document.createElement('script');
    script.async = true;
    script.nonce = nonce ?? document.querySelector('script[nonce]')?.nonce ?? '';
    script.addEventListener('error', () => {
      script.remove();
      failed();
    });
    script.src = policy.createScriptURL(src);
    document.head.append(script);
  } catch {
    failed();
  }
}
