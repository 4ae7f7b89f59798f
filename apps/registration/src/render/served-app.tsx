import type { SiteKey } from '@crema/flow-domain';
import { createLayouts, type PutInLayout } from '@crema/page-shell/layouts';
import type { Brand, BrandDrawings } from '../brand/brand.ts';
import { layoutTexts } from '../page-layout/layout-texts.ts';
import { PageLayout } from '../page-layout/page-layout.tsx';
import type { Route } from '../routes/route.ts';
import type { Routing } from '../routes/routing.ts';

/** The parts of a route that decide about the frame of its screen. */
type Framing = Pick<Route, 'layout' | 'panel'> & { readonly embedded?: boolean };

/** An app as a server renders it. */
export interface ServedApp {
  readonly brand: Brand;
  readonly routing: Routing;
  /** Returns a layout of a site's pages. */
  readonly layouts: (site: SiteKey, framing: Framing) => PutInLayout;
}

/** Puts an app together for rendering. */
export function servedApp(brand: Brand, routing: Routing, drawings: BrandDrawings): ServedApp {
  const layoutOf = createLayouts<Framing & { readonly site: SiteKey }>(
    ({ site, ...framing }, { screen, languageLink }) => (
      <PageLayout
        {...framing}
        texts={layoutTexts(brand, site)}
        name={brand.name}
        links={brand.links(site)}
        drawings={drawings}
        hasConsent={brand.consent !== undefined}
        language={languageLink}
      >
        {screen}
      </PageLayout>
    ),
  );
  return {
    brand,
    routing,
    layouts: (site, { layout, panel, embedded = false }) => layoutOf({ site, layout, panel, embedded }),
  };
}
