import { siteKeys, type SiteKey } from '@crema/flow-domain';
import type { BuildAssets } from '@crema/page-shell/assets';
import { createMissingPage, lineMark, type MissingPages } from '@crema/page-shell/static-page';
import { renderErrorPage } from './render-error-page.tsx';
import type { ServedApp } from './served-app.ts';

/** Renders the error page for what is not there, with a place for the specification's own line. */
const renderTemplate = (build: BuildAssets, app: ServedApp, site: SiteKey) =>
  renderErrorPage(build, app, site, 404, lineMark);

/** Renders the error page for what is not there on every site, when the app is built. */
export async function renderMissingPages(build: BuildAssets, app: ServedApp): Promise<MissingPages> {
  return Object.fromEntries(
    await Promise.all(siteKeys.map(async (site) => [site, await renderTemplate(build, app, site)] as const)),
  );
}

/** Creates a function that returns a site's page for what is not there, with the specification's line in it. */
export const missingPageOf = (build: BuildAssets, app: ServedApp, ready: MissingPages) =>
  createMissingPage<SiteKey>(ready, (site) => renderTemplate(build, app, site));
