import type { Channel } from '../channels/channel.ts';
import type { CreateGa4 } from '../channels/ga4/ga4.ts';
import type { Ga4Rule } from '../channels/ga4/ga4-rules.ts';
import type { TagManagerOptions } from '../channels/data-layer/tag-manager-options.ts';
import type { ExactagOptions } from '../channels/exactag/sender.ts';
import type { ConsentSource } from '../visit/consent/consent.ts';
import type { VisitOptions } from '../visit/visit-options.ts';

/** The key of a site: a country, or a country and a language (Tracking §1). A shop may add keys of this shape. */
export type SiteKey = 'de' | 'at' | 'ch' | 'ch_fr' | 'pl' | 'cz' | 'hu' | 'sk' | 'tr' | (string & {});

/** Returns true if a text has the shape of a site's key. */
const isSiteKey = (text: string) => /^[a-z]{2}(_[a-z]{2})?$/.test(text);

/** Options of the installation. An option with a host has no default: without it the library sends no request there. */
export interface InstallOptions extends VisitOptions {
  /**
   * The site's key, such as `ch_fr`, in any case, also with a hyphen. Any other text means `de`, with a warning.
   * @default 'de'
   */
  readonly site?: SiteKey;
  /** Whether only the data layer is used: no other channel, no customer data, no history. @default false */
  readonly dataLayerOnly?: boolean;
  /** Address of the reference's first page, for links of the inspector: `README.md`, or its page in a Storybook. @default none */
  readonly reference?: string;
  /** Whether an installed library is reset, instead of refusing the call. @default false */
  readonly reset?: boolean;

  /** Whether events that arrive before any page data are kept (up to 1000) instead of dropped with a warning. @default false */
  readonly queueBeforePageData?: boolean;
  /** Additional origins whose messages are accepted. @default [] */
  readonly allowedOrigins?: readonly string[];
  /** Whether a page from the back/forward cache counts as a new view. Pages with `is_spa` do not. @default true */
  readonly countRestored?: boolean;
  /** Whether clicks on elements with `data-track-…` attributes are sent automatically. @default false */
  readonly listeners?: boolean;

  /** Whether pages wait for customer data. @default true */
  readonly customerData?: boolean;
  /** Brand word of the loyalty card, which is part of some names. @default 'card' */
  readonly cardWord?: string;
  /** Whether product ids are replaced by new ones. @default false */
  readonly newProductIds?: boolean;
  /** Whether the product history is stored. @default true */
  readonly productHistory?: boolean;

  /** The data layer and the script that reads it. `false` disables both. @default {} (the data layer without a script) */
  readonly tagManager?: boolean | TagManagerOptions;
  /**
   * The GA4 format, if the page bundles it: `import { ga4 } from '@crema/tracking/ga4'`. Otherwise the format is fetched when the
   * page is idle or, with `'consent'`, after consent to statistics. Use that if the tag manager loads no earlier. A format that is
   * fetched gets all events since the installation.
   */
  readonly ga4?: CreateGa4 | 'consent';
  /** The rules for GA4 names, instead of the default ones. */
  readonly ga4Rules?: readonly Ga4Rule[];
  /** The consent tool. `@crema/tracking/consent` has others. @default OneTrust */
  readonly consent?: ConsentSource;
  /** Consent groups, such as `C0003`, that a data-layer channel needs. @default none, see `README.md` */
  readonly consentNeeded?: { readonly classic?: readonly string[]; readonly ga4?: readonly string[] };
  /**
   * Handling of events after a refusal. `wait`: they wait for a consent event in the memory of the open page, never in the browser's
   * storage (Tracking §8). `openPageOnly`: only the view of the open page waits, and all other events are dropped. @default 'wait'
   */
  readonly afterRefusal?: 'wait' | 'openPageOnly';
  /** The shop's own channels. They use the same queue, consent and inspector. @default [] */
  readonly channels?: readonly Channel[];
  /** The affiliate channel exactag. Without the script's address it sends nothing. @default true */
  readonly exactag?: boolean | ExactagOptions;
  /** Affiliates that get orders and leads without consent, by their names in the cashback cookie. @default ['payback'] */
  readonly consentFreePartners?: readonly string[];
  /** The internal tracking service. @default false */
  readonly internalTracker?: boolean | { readonly url?: string };
  /** The affiliate touch-point service, and a pattern for the coupons that it gets. @default none */
  readonly touchPoint?: { readonly url: string; readonly coupons?: RegExp };
  /** Name of the native app's object, and of its queue before `Queue`. @default 'nativeTracking' */
  readonly nativeApp?: { readonly bridge?: string };
  /** The error-monitoring intake. Without its address nothing is reported. @default true */
  readonly monitoring?: boolean | { readonly url: string };
}

/** Options with their defaults. */
export interface Settings extends Omit<InstallOptions, 'tagManager'> {
  readonly site: SiteKey;
  readonly tagManager: false | TagManagerOptions;
  readonly cardWord: string;
}

/** Fills in the defaults, even if a script has set `undefined`. Calls `invalid` if the site's key is invalid. */
export function settle(options: InstallOptions, invalid: (name: string) => void = () => {}): Settings {
  const { site = 'de', tagManager = true, cardWord = 'card' } = options;
  const key = site.toLowerCase().replace('-', '_');
  const isKey = isSiteKey(key);
  if (!isKey) invalid('site');
  return {
    ...options,
    site: isKey ? key : 'de',
    tagManager: tagManager === true ? {} : tagManager,
    cardWord,
  };
}
