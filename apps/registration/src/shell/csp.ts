import type { TagSources } from '../brand/tag-sources.ts';
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

/** What a page may do beside what it does by itself. */
export interface PolicyExtras {
  /** Origins where a plain post may lead beside the own one; a browser asks the policy for a redirect as well. */
  readonly posts?: readonly string[] | undefined;
  /** What the brand's tracking loads and calls. */
  readonly tags?: TagSources | undefined;
  /** Origin of the pages that may frame this one. @default nobody's */
  readonly embedder?: string | undefined;
}

const directive = (name: string, ...sources: readonly string[]) => [name, ...sources].join(' ');

/**
 * The page's content security policy: own origin only, and inline style and script only by their hashes. The style of a page
 * that the app shows without a load comes as a file. Scripts are inserted by the tracking library alone, by its own policy, and
 * only where the brand has any.
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
