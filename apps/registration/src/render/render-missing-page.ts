import type { RenderedPage, SiteKey } from '@crema/flow-domain';
import type { BuildAssets } from '../shell/assets.ts';
import { escapeHtml } from '../shell/html.ts';
import { renderErrorPage } from './render-error-page.tsx';
import type { ServedApp } from './served-app.ts';

/** Renders the error page for what is not there, with the specification's own line. */
export type RenderMissingPage = (site: SiteKey, message: string) => Promise<RenderedPage>;

const place = '__CREMA_MISSING__';

/**
 * Makes the renderer of the error page for what is not there. A site's page is made once, by the first who asks, with a place for
 * the line: however many ask for what is not there, React has no more work with it.
 */
export function createRenderMissingPage(build: BuildAssets, app: ServedApp): RenderMissingPage {
  const pages = new Map<SiteKey, Promise<RenderedPage>>();
  return async (site, message) => {
    const page = pages.get(site) ?? renderErrorPage(build, app, site, 404, place);
    pages.set(site, page);
    const { html = '', ...headers } = await page;
    return { ...headers, html: html.split(place).join(escapeHtml(message)) };
  };
}
