import type { PageWindow } from './page-window.ts';

/** A script to be loaded. */
export interface ScriptRequest {
  readonly src: string;
  /** The nonce of the page's content security policy; absent means that of a script already on the page. */
  readonly nonce?: string | undefined;
}

/** One policy for all scripts of a page: it may allow a name only once. */
const policies = new WeakMap<object, { createScriptURL(src: string): string }>();

function policyOf({ location, trustedTypes }: Pick<PageWindow, 'location' | 'trustedTypes'>) {
  /** Scripts come from the page's own origin or over a safe connection, never from a `data:` or `javascript:` address. */
  const createScriptURL = (src: string) => {
    const { origin, protocol } = new URL(src, location.href);
    if (protocol === 'https:' || origin === location.origin) return src;
    throw new TypeError(`${src} is not a safe address`);
  };
  return trustedTypes?.createPolicy('cot#tracking', { createScriptURL }) ?? { createScriptURL };
}

/** Inserts a script that blocks nothing, by a policy of its own where the page demands trusted types. */
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
