import type { CustomerName } from '@crema/flow-domain';
import type { Brand } from '../brand/brand.ts';
import type { Builds } from '../builds/start-builds.ts';
import { admit } from '../routes/checks.ts';
import { leadsTo, leadTargets } from '../routes/leads-to.ts';
import type { PageState } from '../routes/page-state.ts';
import { isOfBrand, redirectKey } from '../routes/redirects.ts';
import { resolve } from '../routes/resolve.ts';
import { type LoadScreen, loadScreenOf } from '../routes/screens.ts';
import { hasLaterStyle, type Route, servedRoute } from '../routes/route.ts';
import type { Routing } from '../routes/routing.ts';
import { loadView, type View } from './load-view.ts';
import { laterStyle, loadStyle } from './page-style.ts';

/** A change of page without a load. */
interface Move {
  readonly path: string;
  /** Who has registered just now. */
  readonly registered?: CustomerName | undefined;
  readonly from: View;
  /** The path asked for last; an answer for another one comes too late. */
  readonly asked: () => string;
}

/** The way from a page to the app's other ones. */
export interface Navigation {
  /**
   * Finds the view of another page and loads all it needs. What the app does not show itself, in the layout around it, the
   * server answers: another layout, another address, a check without a name.
   * @returns the view; nothing where the document is left, or another page was asked for meanwhile
   * @throws when a part of it cannot be fetched
   */
  readonly findView: (move: Move) => Promise<View | undefined>;
  /** Fetches what a page will need, without showing it. */
  readonly prepareView: (path: string, from: View) => Promise<void>;
  readonly loadScreen: LoadScreen;
}

/** A page that is reached without a load has all of its style at once: nothing waits for it. */
const styleOf = (route: Route) => (hasLaterStyle(route) ? laterStyle(route.id) : route.id);

/** Where success leads from a page, as the address says under which it was opened. */
function successOf({ site, route, path }: PageState, brand: Pick<Brand, 'returnOrigins' | 'links'>): string {
  return leadsTo(route, path ?? location.pathname + location.search, leadTargets(brand, site));
}

/**
 * Makes the way to the pages of a brand's app.
 * @param loadBuilds fetches what the page knows of its build and of newer ones
 */
export function createNavigation(
  { table, checks, screens }: Routing,
  brand: Pick<Brand, 'redirects' | 'returnOrigins' | 'links'>,
  loadBuilds: () => Promise<Pick<Builds, 'isOutdated' | 'redirectOf'>>,
): Navigation {
  const loadScreen = loadScreenOf(screens);
  /** Where a load leads in place of a page: to another one that takes its place, or to itself where a newer build is there. */
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
      // Who has just registered stays known for the way back and forth.
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
