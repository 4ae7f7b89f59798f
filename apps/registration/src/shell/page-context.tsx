import type { Texts } from '@crema/flow-form';
import { createContext, use } from 'react';
import type { Brand, BrandLinks } from '../brand/brand.ts';
import type { Pack } from '../packs/pack.ts';
import type { PageCustomer, PageState } from '../routes/page-state.ts';
import type { Route } from '../routes/route.ts';
import type { Reports } from '../tracking/reports.ts';

/** What a screen needs of the app around it. */
export interface Page {
  readonly pack: Pack;
  readonly texts: Texts;
  readonly brand: Brand;
  readonly links: BrandLinks;
  readonly route: Route;
  readonly state: PageState;
  readonly reports: Reports;
  /** Whether the page was reached without a load. */
  readonly navigated: boolean;
  /** Shows another page of the app without leaving the document; a customer just registered is greeted there. */
  readonly navigate: (path: string, customer?: PageCustomer) => void;
}

/** The page around; internal to the app. */
export const PageContext = createContext<Page | undefined>(undefined);

/** The page around a screen. */
export function usePage(): Page {
  const page = use(PageContext);
  if (!page) throw new Error('A screen was rendered outside the app. Render it inside <App>.');
  return page;
}
