import { type FormValues, isSiteKey, type Issue, siteFor, type SiteKey, siteKeys } from '@crema/flow-domain';
import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { cremaHosts } from './brand/crema-hosts.ts';
import { crema } from './brand/crema.ts';
import { frameTexts } from './frame/frame-texts.ts';
import { createFrames } from './frame/render-frame.tsx';
import { loadPack } from './packs/index.ts';
import type { PageCustomer, PageState } from './routes/page-state.ts';
import { resolve } from './routes/resolve.ts';
import type { Route } from './routes/route.ts';
import { routes } from './routes/routes.ts';
import { ErrorPage } from './screens/error-page.tsx';
import { PageList } from './screens/page-list.tsx';
import { App } from './shell/app.tsx';
import { assetsFor, type BuildAssets } from './shell/assets.ts';
import { contentSecurityPolicy } from './shell/csp.ts';
import { type PageAssets, renderDocument } from './shell/document.ts';
import { pageTitle } from './shell/page-title.ts';
import { viewOf } from './shell/view.ts';

/** A page as the server sends it. */
export interface RenderedPage {
  readonly status: number;
  readonly location?: string;
  readonly html?: string;
  readonly csp?: string;
}

/** What the server knows when it asks for a page. */
export interface RenderState {
  readonly site: string;
  readonly customer?: PageCustomer | undefined;
  /** A form that was posted without JavaScript and comes back. */
  readonly form?:
    | {
        readonly values: FormValues;
        readonly errors: readonly Issue[];
        readonly problem?: string | undefined;
      }
    | undefined;
  /** Whether the development page list answers. */
  readonly pageList: boolean;
}

/** Renders the page of an address. */
export type Render = (url: string, state: RenderState) => Promise<RenderedPage>;

/** A form as it comes back: a tick under a text that has changed since does not count for the new one. */
function returnedForm({ values, errors, problem }: NonNullable<RenderState['form']>): PageState['form'] {
  const outdated = errors.flatMap(({ code, field }) =>
    code === 'CONSENT_DOCUMENT_OUTDATED' && field ? [[field, '']] : [],
  );
  return { values: { ...values, ...Object.fromEntries(outdated) }, issues: errors, problem };
}

const frame = createFrames(crema);

async function markup(node: ReactNode): Promise<string> {
  const { prelude } = await prerender(node);
  return new Response(prelude).text();
}

async function page(build: BuildAssets, route: Route, state: PageState): Promise<RenderedPage> {
  const [pack, view] = await Promise.all([loadPack(state.site), viewOf(route, state)]);
  const { t } = frameTexts(state.site);
  const assets = assetsFor(build, route, state.site);
  const html = renderDocument({
    lang: pack.site.locale,
    // Without JavaScript the title is what says first that something is wrong (WCAG 2.2 2.4.2).
    title: pageTitle(state.form ? `${t('a11y.errorPrefix')} ${t(route.title)}` : t(route.title), crema),
    description: t(route.description),
    index: route.form !== undefined,
    body: frame(state.site)(await markup(<App brand={crema} pack={pack} first={view} />)),
    assets,
    state,
    form: route.form,
  });
  return { status: state.form ? 422 : 200, html, csp: await contentSecurityPolicy(assets) };
}

async function plain(
  build: BuildAssets,
  status: number,
  lang: string,
  title: string,
  body: string,
): Promise<RenderedPage> {
  const assets: PageAssets = { ...build, boot: '', scripts: [], entry: '' };
  const html = renderDocument({
    lang,
    title,
    description: '',
    index: false,
    body,
    assets,
  });
  return { status, html, csp: await contentSecurityPolicy(assets) };
}

/** The error page in the frame of a site: the status line as specified, all else in the reader's language. */
async function errorPage(
  build: BuildAssets,
  site: SiteKey,
  status: number,
  message: string,
): Promise<RenderedPage> {
  const texts = frameTexts(site);
  const screen = await markup(<ErrorPage texts={texts} status={status} message={message} />);
  const title = texts.t(status === 404 ? 'page.errorPage.title' : 'errorPage.internalTitle');
  return plain(build, status, siteFor(site).locale, title, frame(site)(screen));
}

/** Makes what renders the page for everything that goes wrong on the server, beforehand, when nothing has. */
export function createRenderFailure(build: BuildAssets): (site: SiteKey) => Promise<RenderedPage> {
  return (site) => errorPage(build, site, 500, 'Internal Server Error (500)');
}

/** Makes the renderer of one build. */
export function createRender(build: BuildAssets): Render {
  return async (address, { pageList, form, customer, ...rest }) => {
    // Joined as text: `//` at the start of an address would otherwise name a host.
    const url = new URL(`http://localhost${address}`);
    const site: SiteKey = isSiteKey(rest.site) ? rest.site : 'DE';
    const to = resolve(url, pageList);
    switch (to.kind) {
      case 'page':
        return page(build, to.route, {
          site,
          path: url.pathname,
          customer,
          form: form && returnedForm(form),
        });
      case 'redirect':
        return { status: 302, location: to.location };
      case 'page-list':
        return plain(
          build,
          200,
          'en',
          `${crema.name}: every page of every site`,
          await markup(<PageList name={crema.name} sites={siteKeys} />),
        );
      case 'not-found':
        return errorPage(build, site, 404, to.message);
    }
  };
}

/** Which host is which site. */
export const hosts = cremaHosts;

/** The company's own names, by which the server judges as the page does. */
export const { companyTerms, options } = crema;

/** The forms that post without JavaScript: the addresses each has, and where success leads. */
export const forms = Object.fromEntries(
  routes.flatMap(({ form, paths, next }) => (form && next ? [[form.flow, { paths, next }]] : [])),
);

/** The sites whose pages are rendered at build time. */
export const sites: readonly SiteKey[] = siteKeys;

/** The paths that are rendered at build time, for every site. */
export const prerenderedPaths: readonly string[] = routes.flatMap((route) => route.paths);
