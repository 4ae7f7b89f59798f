import type { TagSources } from '@crema/page-shell/csp';
import type { ComponentType } from 'react';

/**
 * What asks visitors for their consent. Whichever tool it is, it
 *
 * - keeps the choice in the cookie `OptanonConsent`, as `groups=C0001:1,C0003:0,C0004:0`, where the tracking library reads it
 *   (Tracking §6): `C0003` is statistics, `C0004` marketing. No cookie is no consent;
 * - tells of each choice by the event `OneTrustGroupsUpdated` on the window;
 * - opens again when the address gets `#cookies`, where the footer's link leads.
 */
export interface ConsentTool {
  /** A part of every page: renders nothing on the server, and starts once the page is idle. */
  readonly Ask: ComponentType;
  /** What it may load and call. @default nothing but the page's own origin */
  readonly sources?: Partial<TagSources>;
}

/** Where the footer's link leads. */
export const consentHash = '#cookies';
