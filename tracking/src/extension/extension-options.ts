/** What the extension can be told at installation. Everything that names a host has no default: without it nothing is called. */
export interface ExtensionOptions {
  /** Whether pages wait for what is known of the customer. @default true */
  readonly customerData?: boolean;
  /** The affiliate channel exactag. Without a script's address it stays silent. @default true */
  readonly exactag?: boolean | ExactagOptions;
  /** The internal tracking service. @default false */
  readonly internalTracker?: boolean | { readonly url?: string };
  /** Whether product ids are replaced by the new ones. @default false */
  readonly newProductIds?: boolean;
  /** Whether clicks on elements with `data-track-…` attributes are told by themselves. @default false */
  readonly listeners?: boolean;
  /** The error-monitoring intake. Without its address lines are only counted. @default true */
  readonly monitoring?: boolean | { readonly url: string };
  /** Whether the history of products is kept. @default true */
  readonly productHistory?: boolean;
  /** The affiliate touch-point service and what the coupons are called that it is told of. @default none */
  readonly touchPoint?: { readonly url: string; readonly coupons?: RegExp };
  /** Affiliates that are told of orders and leads without consent, by what the cashback cookie calls them. @default ['payback'] */
  readonly consentFreePartners?: readonly string[];
  /** Name of the object, or of the queue before its `Queue`, by which a native app listens. @default 'nativeTracking' */
  readonly nativeApp?: { readonly bridge?: string };
  /** Names of cookies that differ from the usual ones. */
  readonly cookieNames?: Partial<CookieNames>;
  /** What differs from site to site; a site that is not named has none. */
  readonly sites?: Readonly<Record<string, SiteFacts | undefined>>;
}

/** How the affiliate channel exactag is reached. */
export interface ExactagOptions {
  /** Address of the script. */
  readonly src: string;
  /** The function on the window that takes records. @default 'exactag' */
  readonly global?: string;
}

/** What a shop has per site: where it stands, and the campaign its conversions belong to. */
export interface SiteFacts {
  /** Host of the site's shop, such as `www.crema.example`. */
  readonly host?: string;
  /** The affiliate channel's campaign. CH_FR has that of CH. */
  readonly campaign?: string;
  /** The campaign for everything that is not production. */
  readonly testCampaign?: string;
}

/** The cookies that are read. */
export interface CookieNames {
  /** A JSON Web Token whose claim `lid` is the long-term token. @default 'crema_ltt' */
  readonly longTermToken: string;
  /** JSON with the cashback partner and its ids. @default 'cashback' */
  readonly cashback: string;
  /** `source|medium|campaign`. @default 'cotcs' */
  readonly attribution: string;
  /** What the desk's cookie begins with; the country follows. @default 'desk_' */
  readonly desk: string;
}
