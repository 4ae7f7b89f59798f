import { type FormTokens, planFor, type RenderedPage, siteFor } from '@crema/flow-domain';
import type { Brand } from '../brand/brand.ts';
import { layoutTexts } from '../page-layout/layout-texts.ts';
import type { PageState } from '../routes/page-state.ts';
import { leadOrigins, leadTargets } from '../routes/leads-to.ts';
import { redirectsOf } from '../routes/redirects.ts';
import { loadScreenOf } from '../routes/screens.ts';
import { type Route, servedRoute } from '../routes/route.ts';
import { App } from '../shell/app.tsx';
import { assetsFor, type BuildAssets } from '../shell/assets.ts';
import { contentSecurityPolicy } from '../shell/csp.ts';
import { renderDocument } from '../shell/document.ts';
import { listingOf } from '../shell/listing.ts';
import { loadView } from '../shell/load-view.ts';
import { pageText } from '../shell/page-text.ts';
import { pageTitle } from '../shell/page-title.ts';
import { tagSources } from '../tracking/tag-sources.ts';
import { renderMarkup } from './render-markup.ts';
import type { ServedApp } from './served-app.ts';

/** Whether a page shows its form; a notice that stands in its place stands alone. */
function offersForm(brand: Brand, { form }: Route, { site, customer }: Omit<PageState, 'route'>): boolean {
  if (!form) return true;
  const known = customer && { ...customer, email: customer.email ?? '' };
  const context = { ...brand.options[form.flow], ...form.variant, customer: known };
  return planFor(form.flow, siteFor(site), context).unavailable === undefined;
}

/** Renders the page of a route: the markup of its screen in the site's layout, with the files and the state it needs. */
export async function renderPage(
  build: BuildAssets,
  app: ServedApp,
  route: Route,
  visit: Omit<PageState, 'route'>,
  tokens?: FormTokens,
): Promise<RenderedPage> {
  const { brand, routing, layouts } = app;
  const state = { ...visit, route: servedRoute(route) };
  const view = await loadView(state, loadScreenOf(routing.screens));
  const texts = layoutTexts(brand, state.site);
  const title = pageText(texts, route.title, brand);
  const description = pageText(texts, route.description, brand);
  const assets = assetsFor(build, routing.table, route, state.site, {
    returned: state.form !== undefined,
    asks: brand.consent !== undefined,
  });
  const instead = route.next === undefined ? undefined : redirectsOf(brand, state.site)[route.next];
  const screen = await renderMarkup(<App brand={brand} first={view} />);
  const html = renderDocument({
    lang: view.pack.site.locale,
    // Without JavaScript the title is what says first that something is wrong (WCAG 2.2 2.4.2).
    title: pageTitle(state.form ? `${texts.t('a11y.errorPrefix')} ${title}` : title, brand),
    description,
    listing: listingOf(app, route, state, { title, description, image: build.share }),
    body: layouts(state.site, offersForm(brand, route, visit) ? route : { ...route, panel: 'none' })(screen),
    assets,
    state,
    form: route.form,
    tokens,
  });
  return {
    status: state.form ? 422 : 200,
    html,
    csp: await contentSecurityPolicy(assets, {
      tags: tagSources(brand),
      posts: route.form && [
        ...leadOrigins(route, leadTargets(brand, state.site)),
        ...(instead === undefined ? [] : [new URL(instead).origin]),
      ],
    }),
    // A popup gives its result to the window that opened it, which may be of another origin.
    ...(route.layout === 'popup' ? { openerPolicy: 'unsafe-none' as const } : {}),
  };
}
