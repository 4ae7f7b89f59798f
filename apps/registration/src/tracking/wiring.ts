import type { Site, SiteKey } from '@crema/flow-domain';
import type { Brand } from '../brand/brand.ts';
import type { Reports } from './tracking.ts';

/** Installs the tracking library and turns what happens in the app into page messages. */
export function wire(brand: Brand, site: Site<SiteKey>): Reports {
  void brand;
  void site;
  return { page: () => {}, flow: () => {} };
}
