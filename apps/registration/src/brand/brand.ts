import type { ConsentTool } from '@crema/consent-banner/tool';
import type { Flow, ShopOptions, SiteKey } from '@crema/flow-domain';
import type { CompiledMessages } from '@crema/flow-domain/messages';
import type { FlowSlots } from '@crema/flow-form';
import type { TagSources } from '@crema/page-shell/csp';
import type { InstallOptions } from '@crema/tracking';
import type { ComponentType } from 'react';
import type { TrackingLibrary } from '../tracking/shop-library.ts';

/** Addresses a page links to, per site. In those of full texts `{version}` stands for the version that is agreed to. */
export interface BrandLinks {
  readonly shop: string;
  /** The shop's checkout, to which a registration of its own leads back. */
  readonly checkout: string;
  /** The log-in page, without a query. The app adds `returnTo`, the path of the page to go back to. */
  readonly login: string;
  readonly forgottenPassword: string;
  readonly privacy: string;
  readonly terms: string;
  /** The loyalty card's conditions in full. */
  readonly cardTerms: string;
  /** The membership agreement in full. */
  readonly membership: string;
  /** The community's conditions in full. */
  readonly communityTerms: string;
  /** The contract of an order without an account in full. */
  readonly guestOrder: string;
  readonly imprint: string;
  readonly service: string;
  /** The page about coffee for companies. @default none, and no link */
  readonly coffeeService?: string | undefined;
}

/** The facts of one company: names, addresses, hosts. Never a rule. */
export interface Brand {
  readonly name: string;
  /** The word of the loyalty card in routes and cookies. */
  readonly cardWord: string;
  /** Name of the loyalty card, as it is shown. */
  readonly cardName: string;
  /** The company's own names, refused as a person's name (Registration §5). */
  readonly companyTerms: readonly string[];
  /** The shop's settings of its forms, by flow. The server judges by the same settings. */
  readonly options: Readonly<Partial<Record<Flow, ShopOptions>>>;
  /** Returns the public origin of a site's pages, such as `https://www.crema.example`. Search engines list the pages there. */
  readonly origin: (site: SiteKey) => string;
  readonly links: (site: SiteKey) => BrandLinks;
  /** Origins that `returnTo` may lead to, such as the shop's `https://www.crema.example`. */
  readonly returnOrigins: (site: SiteKey) => readonly string[];
  /** Pages of the shop that take the place of the app's own, by path: addresses of the shop or of an origin of `returnOrigins`. */
  readonly redirects?: ((site: SiteKey) => Readonly<Record<string, string>>) | undefined;
  /** Minutes between two checks for a newer build. With 0, only a tab that is shown again checks. @default 60 */
  readonly newerBuildMinutes?: number | undefined;
  /** Origins of the windows that may open a popup and receive its result. */
  readonly openerOrigins: (site: SiteKey) => readonly string[];
  /**
   * Origins whose pages may embed a site's, beside those that an operator's `EMBEDDER_ORIGINS` names.
   * @default none
   */
  readonly embedderOrigins?: ((site: SiteKey) => readonly string[]) | undefined;
  /** The brand's own wording of texts, by locale and key. All other texts are the flows'. */
  readonly texts?: Readonly<Partial<Record<string, CompiledMessages>>> | undefined;
  /** The shop's own parts around the sections of its forms. */
  readonly slots?: FlowSlots | undefined;
  /** Settings of the shop's tracking: addresses, campaigns, and the channels that are switched on. */
  readonly tracking: Pick<
    InstallOptions,
    | 'afterRefusal'
    | 'tagManager'
    | 'exactag'
    | 'internalTracker'
    | 'monitoring'
    | 'touchPoint'
    | 'customerData'
    | 'sites'
  >;
  /** `shopLibrary(…)`: the shop's own copy of the tracking library. @default none: the app brings the library and installs it */
  readonly trackingLibrary?: TrackingLibrary | undefined;
  /**
   * The tool that asks visitors for their consent: `'built-in'`, or the shop's own by `ownConsent(…)`. @default none, because
   * a brand whose tracking sends nothing from the page needs no consent
   */
  readonly consent?: ConsentTool | undefined;
  /** Sources of the scripts that the tag manager adds. The addresses in `tracking` are allowed without them. */
  readonly tagSources?: Partial<TagSources> | undefined;
}

/** A brand's drawings. They are ornament, in the colours of the tokens. */
export interface BrandDrawings {
  /** Beside the brand's name, 32 pixels wide and high. */
  readonly Mark: ComponentType;
  /** Drawings of the panels, by name. Only the server uses them. */
  readonly panels: Readonly<Record<'signup' | 'card' | 'checkout', ComponentType>>;
}

/** Files that the build uses, each by its path relative to the brand's own file. */
export interface BrandFiles {
  /** Exports the drawing `Mark`, which is no part of the brand's own file because some pages download it. */
  readonly mark: string;
  /** The icon of a tab, an SVG. */
  readonly icon: string;
  /** The picture beside a shared link, a PNG of 1200 × 630 pixels; `npm run share-image --prefix apps/registration` draws it. */
  readonly share: string;
  /** The drawing from which `share` is made, an SVG. */
  readonly shareDrawing: string;
  /** Design tokens that replace ours: a file in the format of `design-system/src/tokens/`. @default ours */
  readonly tokens?: string | undefined;
}

/** The exports of a brand's file. They are separate, so that a page downloads only the parts that it shows. */
export interface BrandModule extends Pick<BrandDrawings, 'panels'> {
  /** The facts for pages and server. */
  readonly brand: Brand;
  /** The host names of a site, beside `{site}.localhost`, which every brand has for development. */
  readonly hosts: (site: SiteKey) => readonly string[];
  readonly files: BrandFiles;
}
