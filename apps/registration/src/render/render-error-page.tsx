import { siteFor, type SiteKey } from '@crema/flow-domain';
import type { BuildAssets } from '@crema/page-shell/assets';
import { type RenderedStatic, renderMarkup, renderStaticPage } from '@crema/page-shell/static-page';
import { layoutTexts } from '../page-layout/layout-texts.ts';
import { ErrorPage } from '../screens/error-page.tsx';
import { pageTitle } from '../shell/page-title.ts';
import type { ServedApp } from './served-app.ts';

/** The error page in the layout of a site: the status line as specified, all else in the reader's language. */
export async function renderErrorPage(
  build: BuildAssets,
  { brand, layouts }: ServedApp,
  site: SiteKey,
  status: number,
  message: string,
): Promise<RenderedStatic> {
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
