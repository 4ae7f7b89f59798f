import type { TagSources } from '@crema/page-shell/csp';

/**
 * A tool that asks visitors for their consent, for `consent` of a brand: the app's own banner, or a script of the shop. Every tool
 *
 * - stores the choice in the cookie `OptanonConsent`, as `groups=C0001:1,C0003:0,C0004:0`, where the tracking library reads it
 *   (Tracking §6): `C0003` is statistics, `C0004` marketing. Without a cookie there is no consent;
 * - dispatches `OneTrustGroupsUpdated` on the window for each choice;
 * - opens again when the address gets `#cookies`, where the footer's link leads.
 *
 * It is fetched when the page is idle. If that fails, nothing is agreed to, and the next page tries again.
 */
export type ConsentTool = 'built-in' | OwnConsent;

/** A shop's own script, a module or a script that works as one. */
export interface OwnConsent {
  /** Its address. */
  readonly script: string;
  /** Origins that it may load from and call. */
  readonly sources: Partial<TagSources>;
}

/** The hash that the footer's link leads to. */
export const consentHash = '#cookies';
