import type { Flow, Issue, ShopOptions, SiteKey } from '@crema/flow-domain';
import type { KnownCustomer } from '../customers/find-customer.ts';
import type { Asset } from './load-assets.ts';
import type { FillPage } from './page-template.ts';

/** What a page is rendered from, beside its address. */
export interface PageState {
  readonly site: string;
  /** Who is logged in; such a page is stored nowhere. */
  readonly customer?: KnownCustomer;
  /** A form that was posted without JavaScript and comes back. */
  readonly form?: {
    readonly values: Readonly<Record<string, string>>;
    readonly errors: readonly Issue[];
    readonly problem?: 'technicalError';
  };
  /** Whether the development page list exists. */
  readonly pageList: boolean;
}

/** What the app answers to an address: a page, or where to go instead. */
export interface RenderedPage {
  readonly status: number;
  readonly location?: string | undefined;
  readonly html?: string | undefined;
  readonly csp?: string | undefined;
}

/** A page that was rendered when the app was built. */
export interface PrerenderedPage {
  readonly fill: FillPage;
  /** Its content security policy, with the hashes of what stands inline. */
  readonly csp: string;
}

/** A form that posts without JavaScript: its addresses, the first of them its own, and where success leads. */
export interface AppForm {
  readonly paths: readonly [string, ...string[]];
  readonly next: string;
}

/** The built app, loaded at run time by a configured path; the server knows nothing of what is inside. */
export interface AppBundle {
  /** The site of each host name. */
  readonly hosts: ReadonlyMap<string, SiteKey>;
  /** The company's own names, refused as a person's name (Registration §5). */
  readonly companyTerms: readonly string[];
  /** How the shop sets a flow's form up; the pages are set up alike. */
  readonly options: (flow: Flow) => ShopOptions;
  /** The form of a flow, if the app has one. */
  readonly form: (flow: Flow) => AppForm | undefined;
  readonly render: (url: string, state: PageState) => Promise<RenderedPage>;
  /** The page every anonymous visitor of a site gets at a path. */
  readonly prerendered: (site: SiteKey, path: string) => PrerenderedPage | undefined;
  /** The file at a path. */
  readonly asset: (path: string) => Asset | undefined;
}
