import { addressIn, type Embedding, mayEmbed, readEmbedding } from '@crema/embed/address';
import {
  flows,
  isSiteKey,
  type PageCustomer,
  type ReturnedForm,
  type ShownCustomer,
  siteFor,
  type SiteKey,
  siteKeys,
  subscriptionOf,
} from '@crema/flow-domain';
import type { FormTokens, RenderedPage, RenderPage } from '@crema/page-contract';
import type { BuildAssets } from '@crema/page-shell/assets';
import { type MissingPages, renderMarkup, renderStaticPage } from '@crema/page-shell/static-page';
import { admit } from '@crema/page-shell/route-checks';
import { leadsTo, leadTargets } from '../routes/leads-to.ts';
import { redirectKey, redirectsOf } from '../routes/redirects.ts';
import { resolve } from '../routes/resolve.ts';
import type { Route } from '../routes/route.ts';
import { PageList } from '../screens/page-list.tsx';
import type { PageState } from '../routes/page-state.ts';
import { missingPageOf, renderErrorPage } from './render-error-page.tsx';
import { renderOffer } from './render-offer.tsx';
import { renderPage } from './render-page.tsx';
import { consentsAt } from './shown-consents.ts';
import { shownSessions } from './shown-sessions.ts';
import type { ServedApp } from './served-app.tsx';

/** A returned form without the ticks under a text that has changed since: they do not count for the new text. */
function withoutOutdatedTicks(form: ReturnedForm): ReturnedForm {
  const outdated = form.issues.flatMap(({ code, field }) =>
    code === 'CONSENT_DOCUMENT_OUTDATED' && field ? [[field, '']] : [],
  );
  return { ...form, values: { ...form.values, ...Object.fromEntries(outdated) } };
}

/**
 * Returns the part of a customer that the source of a route's page may contain. A page without an address contains the name, and
 * the id by which the page knows its customer.
 */
function shownCustomer({ showsAddress }: Route, customer: PageCustomer): ShownCustomer {
  const { email, invoiceAddress, cardAddress, card, ...name } = customer;
  return showsAddress ? { ...name, email, invoiceAddress, cardAddress, card } : name;
}

/** Returns the subscription that a page was opened for, if its form takes one. */
const subscriptionAt = ({ form }: Route, { searchParams }: URL) =>
  form && subscriptionOf({ flow: form.flow, variant: form.variant ?? {} }, searchParams.get('subscription'));

/** Returns the token of a page's address, if the page takes one and it has the form of one. */
function tokenAt({ takesToken }: Route, { searchParams }: URL): string | undefined {
  const token = searchParams.get('token') ?? '';
  return takesToken && /^[\w-]{43}$/.test(token) ? token : undefined;
}

/** The request for a page. */
interface Asked {
  readonly address: string;
  readonly tokens: FormTokens | undefined;
  /** The way in which another site's page embeds this one. */
  readonly embedding: Embedding | undefined;
  readonly ownHost: boolean;
  readonly streetsIn: readonly string[] | undefined;
}

/** Renders the page of a route if its check admits the visitor. Redirects any other visitor. */
async function admitted(
  build: BuildAssets,
  app: ServedApp,
  route: Route,
  visit: Omit<PageState, 'route'>,
  asked: Asked,
): Promise<RenderedPage> {
  const { site, customer, form, parameter } = visit;
  const { address, embedding } = asked;
  const to = () =>
    // No page of the shop is shown in a frame.
    leadsTo(embedding ? { next: route.next ?? '/signup' } : route, address, leadTargets(app.brand, site));
  // A form that came back is always shown, even if the visitor's login has ended, because the form itself says so.
  const admission = form
    ? ({ kind: 'admitted' } as const)
    : admit(route, { site: siteFor(site), customer, parameter, leadsTo: to }, app.routing.checks);
  switch (admission.kind) {
    case 'admitted':
      return embedding?.offers
        ? renderOffer(build, app, route, visit, embedding)
        : renderPage(build, app, route, visit, asked);
    case 'elsewhere':
      return {
        status: 303,
        location: embedding ? addressIn(embedding, admission.location) : admission.location,
      };
    case 'unknown-check':
      return renderErrorPage(build, app, site, 500, 'Unknown route middleware');
  }
}

/**
 * Makes the renderer of one build of an app.
 * @param missing the pages for what is not there, as the build has rendered them
 */
export function createAppRender(build: BuildAssets, app: ServedApp, missing: MissingPages = {}): RenderPage {
  const missingPage = missingPageOf(build, app, missing);
  const renderFailure = createAppRenderFailure(build, app);
  const redirects = new Map(siteKeys.map((site) => [site, redirectsOf(app.brand, site)]));
  return async (
    address,
    {
      pageList,
      form,
      customer,
      tokens,
      consents,
      embedders = [],
      isGuest,
      email,
      sessions,
      sendsMails,
      ownHost = false,
      streetsIn,
      ...rest
    },
  ) => {
    // Joined as text: `//` at the start of an address would otherwise name a host.
    const asked = new URL(`http://localhost${address}`);
    const site: SiteKey = isSiteKey(rest.site) ? rest.site : 'DE';
    const embedding = readEmbedding(asked, site, flows);
    if (embedding && !mayEmbed(app.brand, embedding, site, embedders)) {
      return { ...(await missingPage(site, 'This page may not be embedded here.')), status: 403 };
    }
    const url = embedding ? new URL(`http://localhost${embedding.path}${asked.search}`) : asked;
    const instead = redirects.get(site)?.[redirectKey(url.pathname)];
    // An embedded page is always the app's own, because another site cannot show a page of the shop.
    if (instead !== undefined && !form && !embedding) return { status: 302, location: instead };
    const to = resolve(url, app.routing.table, pageList && !embedding);
    switch (to.kind) {
      case 'page': {
        // The address bar has the address to which the form was posted, so the state names the address of its page.
        const returned = form && { form: withoutOutdatedTicks(form), path: address };
        const visit = {
          site,
          customer: customer && shownCustomer(to.route, customer),
          subscription: subscriptionAt(to.route, url),
          parameter: to.parameter,
          token: tokenAt(to.route, url),
          email: to.route.takesEmail ? email : undefined,
          sessions: to.route.showsSessions ? await shownSessions(site, sessions) : undefined,
          // No other page says it.
          isGuest: (isGuest && !to.route.form) || undefined,
          isWritten: (isGuest && sendsMails && !to.route.form) || undefined,
          onward:
            to.route.returns && to.route.showsAddress && !embedding
              ? leadsTo(to.route, address, leadTargets(app.brand, site))
              : undefined,
          ...returned,
          ...(customer &&
            (await consentsAt(to.route, site, url, { ask: consents, brandName: app.brand.name }))),
        };
        return admitted(build, app, to.route, visit, { address, tokens, embedding, ownHost, streetsIn });
      }
      case 'redirect':
        return { status: 302, location: embedding ? addressIn(embedding, to.location) : to.location };
      case 'page-list':
        return renderStaticPage(build, {
          page: 'page-list',
          status: 200,
          lang: 'en-US',
          title: `${app.brand.name}: every page of every site`,
          body: await renderMarkup(
            <PageList name={app.brand.name} sites={siteKeys} routes={app.routing.table.routes} />,
          ),
        });
      case 'failed':
        // The page that leads here has failed; this one has not.
        return { ...(await renderFailure(site)), status: 200 };
      case 'not-found':
        return missingPage(site, to.message);
    }
  };
}

/** Creates the renderer of the page for errors of the server, which is rendered in advance, before an error happens. */
export function createAppRenderFailure(
  build: BuildAssets,
  app: ServedApp,
): (site: SiteKey) => Promise<RenderedPage> {
  return (site) => renderErrorPage(build, app, site, 500, 'Internal Server Error (500)');
}
