import type { ShownCustomer } from '@crema/flow-domain';
import { type AppPages, createNavigation } from '@crema/page-shell/create-navigation';
import { wholeStyle } from '@crema/page-shell/page-files';
import type { LoadScreen } from '@crema/page-shell/served-page';
import type { Builds } from '@crema/page-shell/start-builds';
import type { Navigation } from '@crema/page-shell/use-view';
import { admit } from '@crema/page-shell/route-checks';
import type { Brand } from '../brand/brand.ts';
import { leadsTo, leadTargets } from '../routes/leads-to.ts';
import type { PageState } from '../routes/page-state.ts';
import { isOfBrand, redirectKey } from '../routes/redirects.ts';
import { resolve } from '../routes/resolve.ts';
import { type Route, servedRoute } from '../routes/route.ts';
import type { Routing } from '../routes/routing.ts';
import { loadScreenOf } from '../routes/screens.ts';
import { loadView, type View } from './load-view.ts';

/** The way from a page of the app to its other ones. */
export interface AppNavigation extends Navigation<View, ShownCustomer> {
  readonly loadScreen: LoadScreen;
}

/** Returns where success leads from a page, according to the address under which it was opened. */
function successOf({ site, route, path }: PageState, brand: Pick<Brand, 'returnOrigins' | 'links'>): string {
  return leadsTo(route, path ?? location.pathname + location.search, leadTargets(brand, site));
}

/**
 * Creates the navigation of a brand's app.
 * @param loadBuilds fetches the code that knows the page's build and newer ones
 */
export function createAppNavigation(
  { table, checks, screens }: Routing,
  brand: Pick<Brand, 'redirects' | 'returnOrigins' | 'links'>,
  loadBuilds: () => Promise<Pick<Builds, 'isOutdated' | 'redirectOf'>>,
): AppNavigation {
  const loadScreen = loadScreenOf(screens);
  /** Returns a page that is shown without a load. Its style is complete from the start. */
  const page = (route: Route, state: Omit<PageState, 'route'>) => ({
    kind: 'page' as const,
    style: wholeStyle(route),
    load: () => loadView({ ...state, route: servedRoute(route) }, loadScreen),
  });
  const pages: AppPages<View, ShownCustomer> = {
    leadsTo: (path, { state }) => (path === state.route.next ? successOf(state, brand) : path),
    replacementOf: async (path, { state: { site } }, redirectOf) => {
      const to = await redirectOf(site, redirectKey(new URL(path, location.href).pathname));
      return to !== undefined && isOfBrand(brand, site, to) ? to : undefined;
    },
    targetOf: ({ path, registered, from: { pack, state } }) => {
      const byServer = { kind: 'address', address: path } as const;
      const to = resolve(new URL(path, location.href), table, false);
      if (to.kind !== 'page') return byServer;
      const { route, parameter } = to;
      if (route.byLoadAlone || route.layout !== state.route.layout) return byServer;
      // A customer who has just registered stays known for the way back and forth.
      const customer = registered ?? state.customer;
      const visit = { site: pack.site, customer, parameter, leadsTo: () => route.next ?? '/' };
      const admission = admit(route, visit, checks);
      if (admission.kind === 'elsewhere')
        return { kind: 'address', address: admission.location, replaces: true };
      return admission.kind === 'admitted'
        ? page(route, { site: state.site, customer, parameter })
        : byServer;
    },
    pageOf: (path, { state }) => {
      const to = table.match(path);
      return to && !to.unknown ? page(to.route, state) : undefined;
    },
  };
  return { ...createNavigation(pages, loadBuilds), loadScreen };
}
