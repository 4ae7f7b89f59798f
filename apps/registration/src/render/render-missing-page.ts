import { type RenderedPage, siteKeys, type SiteKey } from '@crema/flow-domain';
import type { BuildAssets } from '../shell/assets.ts';
import { escapeHtml } from '../shell/html.ts';
import { renderErrorPage } from './render-error-page.tsx';
import type { ServedApp } from './served-app.ts';

/** The error pages for what is not there, by site, with a place for the specification's own line. */
export type MissingPages = Readonly<Partial<Record<SiteKey, RenderedPage>>>;

// Looked for in the page of the build alone, never in one that holds what a visitor wrote.
const place = '__CREMA_MISSING__';

/** Renders the error page for what is not there, with a place for the line. */
const renderTemplate = (build: BuildAssets, app: ServedApp, site: SiteKey) =>
  renderErrorPage(build, app, site, 404, place);

/** Renders the error page for what is not there on every site, when the app is built. */
export async function renderMissingPages(build: BuildAssets, app: ServedApp): Promise<MissingPages> {
  return Object.fromEntries(
    await Promise.all(siteKeys.map(async (site) => [site, await renderTemplate(build, app, site)] as const)),
  );
}

/**
 * Makes what answers for what is not there: however many ask, React has no work with it.
 * @param ready as the build has rendered them; while it does not, as in development, each is rendered when it is needed
 */
export function createMissingPage(
  build: BuildAssets,
  app: ServedApp,
  ready: MissingPages,
): (site: SiteKey, message: string) => Promise<RenderedPage> {
  const inParts = ({ html = '', ...headers }: RenderedPage) => ({ headers, parts: html.split(place) });
  const known = new Map(Object.entries(ready).map(([site, page]) => [site, inParts(page)] as const));
  return async (site, message) => {
    const { headers, parts } = known.get(site) ?? inParts(await renderTemplate(build, app, site));
    return { ...headers, html: parts.join(escapeHtml(message)) };
  };
}
