import type { ShownCustomer } from '@crema/flow-domain';
import type { Texts } from '@crema/flow-form';
import { createContext, use } from 'react';
import type { Brand, BrandLinks } from '../brand/brand.ts';
import type { Pack } from 'virtual:crema-packs';
import type { PageState } from '../routes/page-state.ts';
import type { ServedRoute } from '../routes/route.ts';
import type { Reports } from '../tracking/tracking.ts';

/** The parts of the app around a screen that the screen needs. */
export interface Page {
  readonly pack: Pack;
  readonly texts: Texts;
  readonly brand: Brand;
  readonly links: BrandLinks;
  readonly route: ServedRoute;
  readonly state: PageState;
  readonly reports: Reports;
  /** True if the app showed the page without a load. */
  readonly navigated: boolean;
  /** Fetches the files of another page of the app, so that it can be shown at once. */
  readonly prepare: (path: string) => void;
  /** Shows another page of the app in the same document. That page greets a customer who has just registered. */
  readonly navigate: (path: string, customer?: ShownCustomer) => void;
}

/** The page around a screen. Internal to the app. */
export const PageContext = createContext<Page | undefined>(undefined);

/** Returns the page around a screen. @throws outside of the app */
export function usePage(): Page {
  const page = use(PageContext);
  if (!page) throw new Error('No <App> around.');
  return page;
}
