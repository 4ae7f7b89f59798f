import type { Site, SiteKey } from '@crema/flow-domain';
import type { Brand } from '../brand/brand.ts';
import type { Reports } from './reports.ts';

/**
 * The way to the tracking library. It is fetched with the first report, never where a page is rendered to HTML; until it
 * is there reports wait in order. Without it nothing is reported, and the page works on.
 */
export function tracking(brand: Brand, site: Site<SiteKey>): Reports {
  let library: Promise<Reports> | undefined;
  const report = (tell: (reports: Reports) => void) => {
    library ??= import('./wiring.ts').then(({ wire }) => wire(brand, site));
    library.then(tell).catch(() => {});
  };
  return {
    page: (route) => report((reports) => reports.page(route)),
    flow: (event) => report((reports) => reports.flow(event)),
  };
}
