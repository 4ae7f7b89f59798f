import { type RenderedPage, siteFor } from '@crema/flow-domain';
import { layoutTexts } from '../page-layout/layout-texts.ts';
import { renderMarkup } from './render-markup.ts';
import { renderStaticPage } from './render-static-page.ts';
import type { ServedApp } from './served-app.ts';
import type { PageState } from '../routes/page-state.ts';
import { type Route, servedRoute } from '../routes/route.ts';
import type { BuildAssets } from '../shell/assets.ts';
import { pageText } from '../shell/page-text.ts';
import { pageTitle } from '../shell/page-title.ts';
import { besideOf } from '../embedding/beside.ts';
import { addressIn, type Embedding } from '../embedding/embedding.ts';
import { OfferPage } from '../embedding/offer-page.tsx';

/** Renders what a frame without cookies shows in place of a page: the way to it in a window of its own. */
export async function renderOffer(
  build: BuildAssets,
  app: ServedApp,
  route: Route,
  visit: Omit<PageState, 'route'>,
  embedding: Embedding,
): Promise<RenderedPage> {
  const { brand, layouts } = app;
  const { site } = visit;
  const texts = layoutTexts(brand, site);
  const title = pageText(texts, route.title, brand);
  const popup = addressIn({ ...embedding, place: 'popup', offers: false }, embedding.path);
  const screen = await renderMarkup(<OfferPage texts={texts} title={title} popup={popup} />);
  return renderStaticPage(build, {
    page: 'embedded-offer',
    status: 200,
    lang: siteFor(site).locale,
    title: pageTitle(title, brand),
    body: layouts(site, { layout: route.layout, embedded: true })(screen),
    beside: besideOf(embedding, build, brand, { ...visit, route: servedRoute(route) }),
    embedder: embedding.host,
  });
}
