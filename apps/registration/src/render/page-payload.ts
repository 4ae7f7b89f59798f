import { siteFor, type SiteKey } from '@crema/flow-domain';
import type { BuildAssets } from '@crema/page-shell/assets';
import { layoutTexts } from '../page-layout/layout-texts.ts';
import type { PageState } from '../routes/page-state.ts';
import { servedRoute } from '../routes/route.ts';
import { pageText, pageTitle } from '../page/page-title.ts';
import type { ServedApp } from './served-app.tsx';

/** A page as data, the same for every visitor (Registration §7): its head, and the state that is served inside the page. */
export interface PagePayload {
  /** The build it belongs to. */
  readonly build: string;
  /** BCP 47 tag. */
  readonly locale: string;
  readonly title: string;
  readonly description: string;
  readonly state: PageState;
}

/** Creates a function that returns the payload for a path of a site, or `undefined` if no page matches. */
export const createPagePayload =
  ({ build }: BuildAssets, { brand, routing }: ServedApp) =>
  (path: string, site: SiteKey): PagePayload | undefined => {
    const match = routing.table.match(path);
    if (!match || match.unknown) return undefined;
    const { route, parameter } = match;
    const texts = layoutTexts(brand, site);
    return {
      build,
      locale: siteFor(site).locale,
      title: pageTitle(pageText(texts, route.title, brand), brand),
      description: pageText(texts, route.description, brand),
      state: { site, route: servedRoute(route), parameter },
    };
  };
