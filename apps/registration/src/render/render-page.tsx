import type { BuildAssets } from '@crema/page-shell/assets';
import { addressToReturn, type Embedding } from '@crema/embed/address';
import { accountForms } from '@crema/flow-account';
import { formIds } from '@crema/flow-consents';
import { planFor, siteFor } from '@crema/flow-domain';
import type { FormTokens, RenderedPage } from '@crema/page-contract';
import { contentSecurityPolicy } from '@crema/page-shell/csp';
import { renderDocument } from '@crema/page-shell/document';
import { assetsFor } from '@crema/page-shell/page-files';
import { renderMarkup } from '@crema/page-shell/static-page';
import type { Brand } from '../brand/brand.ts';
import { languageLink } from '../page-layout/language-link.tsx';
import { layoutTexts } from '../page-layout/layout-texts.ts';
import { packsOf } from '../packs/index.ts';
import type { PageState } from '../routes/page-state.ts';
import { leadOrigins, leadTargets } from '../routes/leads-to.ts';
import { redirectsOf } from '../routes/redirects.ts';
import { loadScreenOf } from '../routes/screens.ts';
import { type Route, servedRoute } from '../routes/route.ts';
import { App } from '../page/app.tsx';
import { listingOf } from './listing.ts';
import { loadView } from '../page/load-view.ts';
import { pageText, pageTitle } from '../page/page-title.ts';
import { tagSources } from '../tracking/tag-sources.ts';
import { besideOf, embeddedState } from './embedded-page.ts';
import { formFields } from './form-fields.ts';
import type { ServedApp } from './served-app.tsx';

/** Facts about the request, in addition to the page's state. */
interface Circumstances {
  /** Path and query under which it was asked for. */
  readonly address: string;
  readonly tokens?: FormTokens | undefined;
  /** The way in which another site's page embeds this one. @default not embedded */
  readonly embedding?: Embedding | undefined;
  /** True if the page is served on a host that shows its site alone. */
  readonly ownHost: boolean;
  /** The countries whose streets the server suggests. @default none */
  readonly streetsIn?: readonly string[] | undefined;
}

/** Returns true if a page shows its form, and false if it shows a notice in place of the form. */
function offersForm(brand: Brand, { form }: Route, { site, customer }: Omit<PageState, 'route'>): boolean {
  if (!form) return true;
  const known = customer && { ...customer, email: customer.email ?? '' };
  const context = { ...brand.options[form.flow], ...form.variant, customer: known };
  return planFor(form.flow, siteFor(site), context).unavailable === undefined;
}

/** Returns the ids of a page's forms: its own, or one for each button beside a customer's consents. */
function formsOf(
  { id, form, showsConsents, showsSessions, takesEmail }: Route,
  { customer, parameter, consents = [] }: Omit<PageState, 'route'>,
) {
  if (showsSessions) return customer ? Object.values(accountForms) : [];
  // A form that came back names the path of its page.
  if (parameter === 'sent') return [];
  if (takesEmail) return [id.startsWith('login') ? 'login' : 'password'];
  return showsConsents ? (customer ? formIds(consents) : []) : form && [form.id];
}

/** Returns the origins to which a plain post of a page may be redirected. */
function leadsOf(brand: Brand, route: Route, site: PageState['site']): readonly string[] {
  if (!route.form) return [];
  const instead = route.next === undefined ? undefined : redirectsOf(brand, site)[route.next];
  const origins = leadOrigins(route, leadTargets(brand, site));
  return instead === undefined ? origins : [...origins, new URL(instead).origin];
}

/** Returns the HTTP status of a page: 422 with a returned form, 503 while the consents cannot be read, 200 otherwise. */
function statusOf({ showsConsents }: Route, { form, customer, consents }: Omit<PageState, 'route'>): number {
  if (form) return 422;
  return showsConsents && customer && !consents ? 503 : 200;
}

/** Renders the page of a route: the markup of its screen in the site's layout, with the files and the state it needs. */
export async function renderPage(
  build: BuildAssets,
  app: ServedApp,
  route: Route,
  visit: Omit<PageState, 'route'>,
  { address, tokens, embedding, ownHost, streetsIn }: Circumstances,
): Promise<RenderedPage> {
  const { brand, routing, layouts } = app;
  const { site, form } = visit;
  const standing = { ...visit, route: servedRoute(route) };
  const state = embedding ? embeddedState(embedding, standing) : standing;
  const view = await loadView(state, loadScreenOf(routing.screens));
  const texts = layoutTexts(brand, site);
  const title = pageText(texts, route.title, brand);
  const description = pageText(texts, route.description, brand);
  const embedded = embedding !== undefined;
  const framed = embedding?.place === 'frame';
  const assets = assetsFor(build, routing.table, route, {
    packOf: packsOf(site),
    // A form that came back, or a customer's card, is shown with the style that a page otherwise fetches later.
    returned: form !== undefined || visit.customer?.card !== undefined,
    embedded,
    more: brand.consent !== undefined && !framed ? ['cookies'] : [],
  });
  const screen = await renderMarkup(<App brand={brand} first={view} />);
  const framing = offersForm(brand, route, visit) ? route : { ...route, panel: 'none' as const };
  const html = renderDocument({
    lang: view.pack.site.locale,
    // Without JavaScript the title is the first thing that announces an error (WCAG 2.2 2.4.2).
    title: pageTitle(form ? `${texts.t('a11y.errorPrefix')} ${title}` : title, brand),
    description,
    listing: embedded ? undefined : listingOf(app, route, state, { title, description, image: build.share }),
    body: layouts(site, { ...framing, embedded })(
      screen,
      embedded ? '' : languageLink(brand, { site, route, address, ownHost }),
    ),
    assets,
    state,
    forms: formsOf(route, visit),
    // The form of an embedded page carries its address, which names the embedder, because a browser may send no `Referer`.
    fields: formFields(state, { path: embedding && addressToReturn(address), tokens }),
    // A build knows no address service, and a page as data is the same for every server, so the document names the countries.
    data: { streets: streetsIn?.length ? streetsIn.join(' ') : undefined },
    beside: embedding && besideOf(embedding, build, brand, state),
  });
  const embedder = framed ? embedding.host : undefined;
  return {
    status: statusOf(route, visit),
    html,
    csp: await contentSecurityPolicy(assets, {
      tags: framed ? undefined : tagSources(brand),
      posts: embedded ? [] : leadsOf(brand, route, site),
      embedder,
    }),
    ...(embedder !== undefined && { isFrameable: true }),
    // A popup gives its result to the window that opened it, which may be of another origin.
    ...(route.layout === 'popup' || embedding?.place === 'popup'
      ? { openerPolicy: 'unsafe-none' as const }
      : {}),
  };
}
