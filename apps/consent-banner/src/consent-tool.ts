import type { TagSources } from '@crema/page-shell/csp';
import type { ComponentType } from 'react';

/**
 * A tool that asks visitors for their consent. Every tool
 *
 * - stores the choice in the cookie `OptanonConsent`, as `groups=C0001:1,C0003:0,C0004:0`, where the tracking library reads it
 *   (Tracking §6): `C0003` is statistics, `C0004` marketing. Without a cookie there is no consent;
 * - dispatches `OneTrustGroupsUpdated` on the window for each choice;
 * - opens again when the address gets `#cookies`, where the footer's link leads.
 */
export interface ConsentTool {
  /** A part of every page: renders nothing on the server, and starts once the page is idle. */
  readonly Ask: ComponentType;
  /** Origins that it may load from and call. @default the page's own origin only */
  readonly sources?: Partial<TagSources>;
}

/** The hash that the footer's link leads to. */
export const consentHash = '#cookies';
