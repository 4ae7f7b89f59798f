import type { ExtensionOptions } from '../extension/extension-options.ts';
import type { CreateGa4 } from '../ga4/create-ga4.ts';
import type { Ga4Rule } from '../ga4/ga4-rule.ts';
import type { TagManagerOptions } from '../tag-manager/tag-manager-options.ts';

/** The sites of Tracking §1. */
const siteKeys = ['de', 'at', 'ch', 'ch_fr', 'pl', 'cz', 'hu', 'sk', 'tr'] as const;

/** The key of a site. */
export type SiteKey = (typeof siteKeys)[number];

/** How the library is installed. */
export interface InstallOptions extends ExtensionOptions {
  /** The site's key; anything else counts as `de`. Case and hyphen do not matter. @default 'de' */
  readonly site?: SiteKey | (string & {});
  /** The data layer and the script that reads it; `false` leaves out both. @default {} (the data layer alone) */
  readonly tagManager?: boolean | TagManagerOptions;
  /** Nothing but the data layer: no other channel, nothing of the customer, no history. @default false */
  readonly dataLayerOnly?: boolean;
  /** Whether events that come before any page data are kept (up to 500) instead of dropped with a warning. @default false */
  readonly queueBeforePageData?: boolean;
  /** Origins beside the page's own whose messages are read. @default [] */
  readonly allowedOrigins?: readonly string[];
  /** Brand word of the loyalty card, part of some events' and fields' names. @default 'card' */
  readonly cardWord?: string;
  /** The table that gives events their GA4 names, in place of the one that comes along. */
  readonly ga4Rules?: readonly Ga4Rule[];
  /**
   * The GA4 format, for a page that brings it along: `import { ga4 } from '@crema/tracking/ga4'`. Without it the format is
   * fetched when the page is idle, or, said `'consent'`, once statistics has been agreed to: enough where the tag manager
   * comes no earlier. Either way it gets what has happened until then.
   */
  readonly ga4?: CreateGa4 | 'consent';
  /** Consent groups, such as `C0003`, without which a data-layer channel sends nothing. @default none, see `README.md` */
  readonly consentNeeded?: { readonly classic?: readonly string[]; readonly ga4?: readonly string[] };
  /** Whether a page that comes back from the browser's cache is a new view of it. Pages that say `is_spa` are not. @default true */
  readonly countRestored?: boolean;
  /** Resets an instance that is there already instead of being refused. @default false */
  readonly reset?: boolean;
}

/** Options as the library works with them. */
export interface Settings extends Omit<InstallOptions, 'tagManager'> {
  readonly site: SiteKey;
  readonly tagManager: false | TagManagerOptions;
  readonly cardWord: string;
  /** What only the extension reads. */
  readonly extension: ExtensionOptions;
}

/** Fills in the defaults, also where a script wrote `undefined`. */
export function settle(options: InstallOptions): Settings {
  const { site = '', tagManager = true, cardWord = 'card' } = options;
  const key = site.toLowerCase().replace('-', '_');
  return {
    ...options,
    site: siteKeys.find((known) => known === key) ?? 'de',
    tagManager: tagManager === true ? {} : tagManager,
    cardWord,
    extension: options,
  };
}
