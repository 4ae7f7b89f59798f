/** What a page is part of (Tracking §9). */
export type Stage = 'development' | 'staging' | 'production';

/** The cashback partner a visitor came from, as its cookie tells (Tracking §3). */
export interface Cashback {
  readonly cashbackUserId?: string;
  readonly cashbackClickId?: string;
  readonly exactagUserKey?: string;
  readonly origin?: string;
  readonly cashbackPartner?: string;
}

/** Where a visit came from (Tracking §7). */
export interface Attribution {
  readonly tcs_source: string;
  readonly tcs_medium?: string | undefined;
  readonly tcs_campaign?: string | undefined;
}

/** The browser and where it is, by the names of the internal tracking payload (Tracking §3). */
export interface Browser {
  /** The whole address and its host. */
  readonly url: string;
  readonly hostname: string;
  readonly user_agent: string;
  readonly device_type: 'desktop' | 'mobile' | 'tablet';
  /** Cluster of the window's width: XS to 5XL (Tracking §2). */
  readonly screen_breakpoint: string;
  /** In CSS pixels: `1280x800`. */
  readonly screen_size: string;
}

/** What is known of a visit while a page is shown. */
export interface VisitFacts {
  readonly stage: Stage;
  readonly browser: Browser;
  readonly attribution: Attribution;
  readonly cashback: Cashback | undefined;
  /** Empty without statistics, without the cookie, or where it cannot be read. */
  readonly longTermToken: string;
  /** Id in the session cookie; absent without statistics. */
  readonly sessionId: string | undefined;
}

/** The visit that a page belongs to. */
export interface Visit {
  /** What is known; read from the browser when a page begins and when consent changes, never for an event. */
  readonly facts: () => VisitFacts;
  /** The long-term token of now: empty without statistics, without the cookie, or where it cannot be read. */
  readonly token: () => string;
}
