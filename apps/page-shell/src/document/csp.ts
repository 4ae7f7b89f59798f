import type { PageAssets } from './build-assets.ts';

/** Sources that other scripts on a page may load and call, by directives of the content security policy. */
export interface TagSources {
  /** Origins in addition to the page's own. */
  readonly script: readonly string[];
  readonly connect: readonly string[];
  readonly img: readonly string[];
  readonly frame: readonly string[];
  /** Names of trusted-types policies, such as the tag manager's own. */
  readonly policies: readonly string[];
}

const hashes = new Map<string, Promise<string>>();

async function digestOf(text: string): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
  return `'sha256-${btoa(String.fromCharCode(...digest))}'`;
}

/** Returns the source that allows an inline text. A build has a few such texts, so each is hashed once. */
function hash(text: string): Promise<string> {
  const known = hashes.get(text) ?? digestOf(text);
  hashes.set(text, known);
  return known;
}

/** Permissions that a page has in addition. */
export interface PolicyExtras {
  /** Other origins that a plain post may lead to. The browser also checks redirects against the policy. */
  readonly posts?: readonly string[] | undefined;
  /** Sources that other scripts load and call. */
  readonly tags?: TagSources | undefined;
  /** Origin of the pages that may frame this one. @default none */
  readonly embedder?: string | undefined;
}

const directive = (name: string, ...sources: readonly string[]) => [name, ...sources].join(' ');

/**
 * Returns the page's content security policy: own origin only, and inline style and script only by their hashes. The style of a
 * page that the app shows without a load is a file. Only scripts with a trusted-types policy in `tags` may insert other scripts.
 */
export async function contentSecurityPolicy(
  { css, boot }: Pick<PageAssets, 'css' | 'boot'>,
  { posts = [], tags, embedder = "'none'" }: PolicyExtras = {},
): Promise<string> {
  const { script = [], connect = [], img = [], frame = [], policies = [] } = tags ?? {};
  return [
    "default-src 'none'",
    directive("script-src 'self'", ...(boot ? [await hash(boot)] : []), ...script),
    directive("style-src 'self'", await hash(css)),
    directive("img-src 'self'", ...img),
    "font-src 'self'",
    directive("connect-src 'self'", ...connect),
    ...(frame.length > 0 ? [directive('frame-src', ...frame)] : []),
    directive("form-action 'self'", ...posts),
    "base-uri 'none'",
    directive('frame-ancestors', embedder),
    "require-trusted-types-for 'script'",
    directive('trusted-types', ...(policies.length > 0 ? policies : ["'none'"])),
  ].join('; ');
}
