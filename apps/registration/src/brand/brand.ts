import type { Flow, ShopOptions, SiteKey } from '@crema/flow-domain';
import type { InstallOptions } from '@crema/tracking';

/** Addresses a page links to, per site. */
export interface BrandLinks {
  readonly shop: string;
  readonly login: string;
  readonly forgottenPassword: string;
  readonly privacy: string;
  readonly terms: string;
  /** The loyalty card's conditions in full. */
  readonly cardTerms: string;
  /** The membership agreement in full. */
  readonly membership: string;
  readonly imprint: string;
  readonly service: string;
}

/** Everything that makes the app one company's: names, addresses, hosts. Never a rule. */
export interface Brand {
  readonly name: string;
  /** The word of the loyalty card in routes and cookies. */
  readonly cardWord: string;
  /** Name of the loyalty card, as it is shown. */
  readonly cardName: string;
  /** The company's own names, refused as a person's name (Registration §5). */
  readonly companyTerms: readonly string[];
  /** How the shop sets its forms up, by flow; the server judges by the same. */
  readonly options: Readonly<Partial<Record<Flow, ShopOptions>>>;
  readonly links: (site: SiteKey) => BrandLinks;
  /** Where the shop's tracking goes: addresses, campaigns, and what is switched on. */
  readonly tracking: Pick<
    InstallOptions,
    'tagManager' | 'exactag' | 'internalTracker' | 'monitoring' | 'touchPoint' | 'customerData' | 'sites'
  >;
}

/** Which host is which site. A site without a host of its own is reached by `?site=`. */
export type BrandHosts = Readonly<Record<string, SiteKey>>;
