import type { Brand, BrandDrawings } from '../brand/brand.ts';
import { createLayouts } from '../page-layout/render-layouts.tsx';
import type { Routing } from '../routes/routing.ts';

/** An app as a server renders it. */
export interface ServedApp {
  readonly brand: Brand;
  readonly routing: Routing;
  readonly layouts: ReturnType<typeof createLayouts>;
}

/** Puts an app together for rendering. */
export const servedApp = (brand: Brand, routing: Routing, drawings: BrandDrawings): ServedApp => ({
  brand,
  routing,
  layouts: createLayouts(brand, drawings),
});
