import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { type BuildAssets, staticAssets } from './build-assets.ts';
import { contentSecurityPolicy } from './csp.ts';
import { renderDocument, type ScriptBeside } from './document.ts';
import { escapeHtml } from './html.ts';

/** A page without React in the browser. */
interface StaticPage {
  /** Name of the page, by which the build finds its style. */
  readonly page: string;
  readonly status: number;
  readonly lang: string;
  readonly title: string;
  readonly body: string;
  readonly beside?: ScriptBeside | undefined;
  /** Origin of the page that may frame it. @default none */
  readonly embedder?: string | undefined;
}

/** A rendered page with its policy. */
export interface RenderedStatic {
  /** The HTTP status. */
  readonly status: number;
  readonly html: string;
  readonly csp: string;
  /** True if the policy names an origin that may frame the page. @default false */
  readonly isFrameable?: boolean | undefined;
}

/** Renders a part of a page to HTML, after everything in it has loaded. */
export async function renderMarkup(node: ReactNode): Promise<string> {
  const { prelude } = await prerender(node);
  return new Response(prelude).text();
}

/** Renders a page without React in the browser. No search engine lists it. */
export async function renderStaticPage(
  build: BuildAssets,
  { page, status, embedder, ...parts }: StaticPage,
): Promise<RenderedStatic> {
  const assets = staticAssets(build, page);
  const html = renderDocument({ ...parts, assets });
  return {
    status,
    html,
    csp: await contentSecurityPolicy(assets, { embedder }),
    ...(embedder !== undefined && { isFrameable: true }),
  };
}

/**
 * Mark in the page of a build that stands for a line of text. Only that page is searched for it, never one that contains a
 * visitor's own text.
 */
export const lineMark = '__CREMA_MISSING__';

/** Pages with a place for a line, by site. */
export type MissingPages = Readonly<Record<string, RenderedStatic>>;

/**
 * Creates a function that answers requests for missing pages, from one page for each site with a place for the line. React
 * renders nothing for such a request, however many there are.
 * @param ready pages of the build; a site without one is rendered for each request, as in development
 * @param renderTemplate renders a site's page with `lineMark` in it
 */
export function createMissingPage<Site extends string>(
  ready: MissingPages,
  renderTemplate: (site: Site) => Promise<RenderedStatic>,
): (site: Site, line: string) => Promise<RenderedStatic> {
  const inParts = ({ html, ...headers }: RenderedStatic) => ({ headers, parts: html.split(lineMark) });
  const known = new Map(Object.entries(ready).map(([site, page]) => [site, inParts(page)] as const));
  return async (site, line) => {
    const { headers, parts } = known.get(site) ?? inParts(await renderTemplate(site));
    return { ...headers, html: parts.join(escapeHtml(line)) };
  };
}
