import { type RenderedPage, siteFor, type SiteKey } from '@crema/flow-domain';
import { layoutTexts } from '../page-layout/layout-texts.ts';
import { ErrorPage } from '../screens/error-page.tsx';
import type { BuildAssets } from '../shell/assets.ts';
import { pageTitle } from '../shell/page-title.ts';
import { renderMarkup } from './render-markup.ts';
import { renderStaticPage } from './render-static-page.ts';
import type { ServedApp } from './served-app.ts';

/** The error page in the layout of a site: the status line as specified, all else in the reader's language. */
export async function renderErrorPage(
  build: BuildAssets,
  { brand, layouts }: ServedApp,
  site: SiteKey,
  status: number,
  message: string,
): Promise<RenderedPage> {
  const texts = layoutTexts(brand, site);
  const screen = await renderMarkup(<ErrorPage texts={texts} status={status} message={message} />);
  return renderStaticPage(build, {
    page: 'error-page',
    status,
    lang: siteFor(site).locale,
    title: pageTitle(texts.t(status === 404 ? 'page.errorPage.title' : 'errorPage.internalTitle'), brand),
    body: layouts(site, { layout: 'default' })(screen),
  });
}
