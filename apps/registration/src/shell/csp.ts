import type { PageAssets } from './document.ts';

const hashes = new Map<string, Promise<string>>();

async function digestOf(text: string): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
  return `'sha256-${btoa(String.fromCharCode(...digest))}'`;
}

/** The source a policy allows for an inline text. A build has a few such texts, so each is digested once. */
function hash(text: string): Promise<string> {
  const known = hashes.get(text) ?? digestOf(text);
  hashes.set(text, known);
  return known;
}

/**
 * The page's content security policy: own origin only, and inline style and script only by their hashes. The style of a page
 * that the app shows without a load comes as a file.
 * @param origins where a plain post may lead beside the own origin; a browser asks the policy for a redirect as well
 */
export async function contentSecurityPolicy(
  { css, boot }: Pick<PageAssets, 'css' | 'boot'>,
  origins: readonly string[] = [],
): Promise<string> {
  return [
    "default-src 'none'",
    `script-src 'self'${boot ? ` ${await hash(boot)}` : ''}`,
    `style-src 'self' ${await hash(css)}`,
    "img-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    ["form-action 'self'", ...origins].join(' '),
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');
}
