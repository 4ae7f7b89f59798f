import type { CustomerName } from '@crema/flow-domain';
import type { Texts } from '@crema/flow-form';
import { createContext, use } from 'react';
import type { Brand, BrandLinks } from '../brand/brand.ts';
import type { Pack } from 'virtual:crema-packs';
import type { PageState } from '../routes/page-state.ts';
import type { ServedRoute } from '../routes/route.ts';
import type { Reports } from '../tracking/tracking.ts';

/** What a screen needs of the app around it. */
export interface Page {
  readonly pack: Pack;
  readonly texts: Texts;
  readonly brand: Brand;
  readonly links: BrandLinks;
  readonly route: ServedRoute;
  readonly state: PageState;
  readonly reports: Reports;
  /** Whether the page was reached without a load. */
  readonly navigated: boolean;
  /** Fetches what another page of the app needs, for it to be there at once when it is shown. */
  readonly prepare: (path: string) => void;
  /** Shows another page of the app without leaving the document; a customer just registered is greeted there. */
  readonly navigate: (path: string, customer?: CustomerName) => void;
}

/** The page around; internal to the app. */
export const PageContext = createContext<Page | undefined>(undefined);

/** The page around a screen. */
export function usePage(): Page {
  const page = use(PageContext);
  if (!page) throw new Error('Render the screen inside <App>.');
  return page;
}
