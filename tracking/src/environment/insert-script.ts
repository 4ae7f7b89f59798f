import type { ScriptRequest } from './environment.ts';
import './window.ts';

/** Scripts come from the page's own origin or over a safe connection, never from a `data:` or `javascript:` address. */
function createScriptURL(src: string): string {
  const { origin, protocol } = new URL(src, location.href);
  if (protocol !== 'https:' && origin !== location.origin)
    throw new TypeError(`${src} is not a safe address`);
  return src;
}

// One policy for all scripts: a page may allow a name only once.
let policy: { createScriptURL(src: string): string } | undefined;

/** Inserts a script that blocks nothing, by a policy of its own where the page demands trusted types. */
export function insertScript({ src, nonce }: ScriptRequest, failed: () => void): void {
  policy ??= window.trustedTypes?.createPolicy('cot#tracking', { createScriptURL }) ?? { createScriptURL };
  const script = document.createElement('script');
  script.async = true;
  script.nonce = nonce ?? document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? '';
  script.addEventListener('error', () => {
    script.remove();
    failed();
  });
  script.src = policy.createScriptURL(src);
  document.head.append(script);
}
