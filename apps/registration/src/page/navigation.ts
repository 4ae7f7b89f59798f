import type { CustomerName } from '@crema/flow-domain';
import { laterStyle, loadStyle } from '@crema/page-shell/page-style';
import type { Builds } from '@crema/page-shell/start-builds';
import type { Navigation } from '@crema/page-shell/use-view';
import type { Brand } from '../brand/brand.ts';
import { admit } from '../routes/checks.ts';
import { leadsTo, leadTargets } from '../routes/leads-to.ts';
import type { PageState } from '../routes/page-state.ts';
import { isOfBrand, redirectKey } from '../routes/redirects.ts';
import { resolve } from '../routes/resolve.ts';
import { type LoadScreen, loadScreenOf } from '../routes/screens.ts';
import { hasLaterStyle, type Route, servedRoute } from '../routes/route.ts';
import type { Routing } from '../routes/routing.ts';
import { loadView, type View } from './load-view.ts';

/** The way from a page of the app to its other ones. */
export interface AppNavigation extends Navigation<View, CustomerName> {
  readonly loadScreen: LoadScreen;
}

/** Returns the style of a page that is shown without a load. It is complete from the start. */
const styleOf = (route: Route) => (hasLaterStyle(route) ? laterStyle(route.id) : route.id);

/** Returns where success leads from a page, according to the address under which it was opened. */
function successOf({ site, route, path }: PageState, brand: Pick<Brand, 'returnOrigins' | 'links'>): string {
  return leadsTo(route, path ?? location.pathname + location.search, leadTargets(brand, site));
}

/**
 * Creates the navigation of a brand's app.
 * @param loadBuilds fetches the code that knows the page's build and newer ones
 */
export function createNavigation(
  { table, checks, screens }: Routing,
  brand: Pick<Brand, 'redirects' | 'returnOrigins' | 'links'>,
  loadBuilds: () => Promise<Pick<Builds, 'isOutdated' | 'redirectOf'>>,
): AppNavigation {
  const loadScreen = loadScreenOf(screens);
  /** Returns the address to load in place of a page: its replacement, or the page itself if there is a newer build. */
  const loadInstead = async (path: string, { site }: PageState): Promise<string | undefined> => {
    const { isOutdated, redirectOf } = await loadBuilds();
    if (isOutdated()) return path;
    const to = await redirectOf(site, redirectKey(new URL(path, location.href).pathname));
    return to !== undefined && isOfBrand(brand, site, to) ? to : undefined;
  };
  return {
    loadScreen,
    findView: async ({ path, registered, from, asked }) => {
      const success = path === from.state.route.next ? successOf(from.state, brand) : path;
      if (success !== path) {
        location.assign(success);
        return undefined;
      }
      const instead = await loadInstead(path, from.state);
      if (path !== asked()) return undefined;
      if (instead !== undefined) {
        location.assign(instead);
        return undefined;
      }
      const to = resolve(new URL(path, location.href), table, false);
      // A customer who has just registered stays known for the way back and forth.
      const customer = registered ?? from.state.customer;
      const admission =
        to.kind === 'page' && !to.route.byLoadAlone && to.route.layout === from.state.route.layout
          ? admit(
              to.route,
              {
                site: from.pack.site,
                customer,
                parameter: to.parameter,
                leadsTo: () => to.route.next ?? '/',
              },
              checks,
            )
          : undefined;
      if (to.kind !== 'page' || admission?.kind !== 'admitted') {
        if (admission?.kind === 'elsewhere') location.replace(admission.location);
        else location.assign(path);
        return undefined;
      }
      const [view, putOnStyle] = await Promise.all([
        loadView(
          { site: from.state.site, customer, parameter: to.parameter, route: servedRoute(to.route) },
          loadScreen,
        ),
        loadStyle(styleOf(to.route)),
      ]);
      return path === asked() ? { ...view, putOnStyle } : undefined;
    },
    prepareView: async (path, { state }) => {
      const to = table.match(path);
      if (!to || to.unknown || (await loadInstead(path, state)) !== undefined) return;
      await Promise.all([
        loadView({ ...state, route: servedRoute(to.route) }, loadScreen),
        loadStyle(styleOf(to.route)),
      ]);
    },
  };
}
