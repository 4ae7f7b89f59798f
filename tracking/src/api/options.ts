import type { Channel } from '../channels/channel.ts';
import type { CreateGa4 } from '../channels/ga4/create-ga4.ts';
import type { Ga4Rule } from '../channels/ga4/ga4-rule.ts';
import type { TagManagerOptions } from '../channels/data-layer/tag-manager/tag-manager-options.ts';
import type { ExactagOptions } from '../channels/exactag/exactag-options.ts';
import type { ConsentSource } from '../visit/consent/consent-source.ts';
import type { VisitOptions } from '../visit/visit-options.ts';

/** The key of a site: a country, or a country and a language (Tracking §1). A shop may have others of this shape. */
export type SiteKey = 'de' | 'at' | 'ch' | 'ch_fr' | 'pl' | 'cz' | 'hu' | 'sk' | 'tr' | (string & {});

/** Whether a text has the shape of a site's key. */
const isSiteKey = (text: string) => /^[a-z]{2}(_[a-z]{2})?$/.test(text);

/** How the library is installed. What names a host has no default: without it nothing is called. */
export interface InstallOptions extends VisitOptions {
  /**
   * The site's key, such as `ch_fr`; case and hyphen do not matter. A text of another shape counts as `de`, with a warning.
   * @default 'de'
   */
  readonly site?: SiteKey;
  /** Nothing but the data layer: no other channel, nothing of the customer, no history. @default false */
  readonly dataLayerOnly?: boolean;
  /** Address of the reference's first page, `README.md` or its page in a Storybook: the inspector leads there. @default none */
  readonly reference?: string;
  /** Resets an instance that is there already instead of being refused. @default false */
  readonly reset?: boolean;

  /** Whether events that come before any page data are kept (up to 1000) instead of dropped with a warning. @default false */
  readonly queueBeforePageData?: boolean;
  /** Origins beside the page's own whose messages are read. @default [] */
  readonly allowedOrigins?: readonly string[];
  /** Whether a page that comes back from the browser's cache is a new view of it. Pages that say `is_spa` are not. @default true */
  readonly countRestored?: boolean;
  /** Whether clicks on elements with `data-track-…` attributes are told by themselves. @default false */
  readonly listeners?: boolean;

  /** Whether pages wait for what is known of the customer. @default true */
  readonly customerData?: boolean;
  /** Brand word of the loyalty card, part of some events' and fields' names. @default 'card' */
  readonly cardWord?: string;
  /** Whether product ids are replaced by the new ones. @default false */
  readonly newProductIds?: boolean;
  /** Whether the history of products is kept. @default true */
  readonly productHistory?: boolean;

  /** The data layer and the script that reads it; `false` leaves out both. @default {} (the data layer alone) */
  readonly tagManager?: boolean | TagManagerOptions;
  /**
   * The GA4 format, for a page that brings it along: `import { ga4 } from '@crema/tracking/ga4'`. Without it the format is
   * fetched when the page is idle, or, said `'consent'`, once statistics has been agreed to: enough where the tag manager
   * comes no earlier. Either way it gets what has happened until then.
   */
  readonly ga4?: CreateGa4 | 'consent';
  /** The table that gives events their GA4 names, in place of the one that comes along. */
  readonly ga4Rules?: readonly Ga4Rule[];
  /** The consent tool; `@crema/tracking/consent` has others than the usual one. @default OneTrust */
  readonly consent?: ConsentSource;
  /** Consent groups, such as `C0003`, without which a data-layer channel sends nothing. @default none, see `README.md` */
  readonly consentNeeded?: { readonly classic?: readonly string[]; readonly ga4?: readonly string[] };
  /**
   * What becomes of events that are made after the visitor has refused. `wait`: they wait for a consent event in the memory of
   * the open page, never in the browser's storage (Tracking §8). `openPageOnly`: the view of the page that is open waits, and
   * all else is told to nobody. @default 'wait'
   */
  readonly afterRefusal?: 'wait' | 'openPageOnly';
  /** Channels of the shop's own, which get what all others get: queue, consent, replay, inspector. @default [] */
  readonly channels?: readonly Channel[];
  /** The affiliate channel exactag. Without a script's address it stays silent. @default true */
  readonly exactag?: boolean | ExactagOptions;
  /** Affiliates that are told of orders and leads without consent, by what the cashback cookie calls them. @default ['payback'] */
  readonly consentFreePartners?: readonly string[];
  /** The internal tracking service. @default false */
  readonly internalTracker?: boolean | { readonly url?: string };
  /** The affiliate touch-point service and what the coupons are called that it is told of. @default none */
  readonly touchPoint?: { readonly url: string; readonly coupons?: RegExp };
  /** Name of the object, or of the queue before its `Queue`, by which a native app listens. @default 'nativeTracking' */
  readonly nativeApp?: { readonly bridge?: string };
  /** The error-monitoring intake. Without its address lines are only counted. @default true */
  readonly monitoring?: boolean | { readonly url: string };
}

/** Options as the library works with them. */
export interface Settings extends Omit<InstallOptions, 'tagManager'> {
  readonly site: SiteKey;
  readonly tagManager: false | TagManagerOptions;
  readonly cardWord: string;
}

/** Fills in the defaults, also where a script wrote `undefined`. `left` is told of a site's key that is none. */
export function settle(options: InstallOptions, left: (name: string) => void = () => {}): Settings {
  const { site = 'de', tagManager = true, cardWord = 'card' } = options;
  const key = site.toLowerCase().replace('-', '_');
  const isKey = isSiteKey(key);
  if (!isKey) left('site');
  return {
    ...options,
    site: isKey ? key : 'de',
    tagManager: tagManager === true ? {} : tagManager,
    cardWord,
  };
}
