import type { Stage } from './visit.ts';

/** What the shop says of itself, beside its site. */
export interface VisitOptions {
  /** What the page is part of. @default what its address says (Tracking §9) */
  readonly stage?: Stage | undefined;
  /** Names of cookies that differ from the usual ones. */
  readonly cookieNames?: Partial<CookieNames>;
  /** What differs from site to site; a site that is not named has none. */
  readonly sites?: Readonly<Record<string, SiteFacts | undefined>>;
}

/** What is read of the options wherever a site matters. */
export interface VisitSettings extends VisitOptions {
  /** The site's key, such as `ch_fr`. */
  readonly site: string;
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
  /**
   * The cookie of visitors who are logged in. Only where it is there, a missing long-term token is reported to the monitoring
   * intake. @default none
   */
  readonly login: string;
  /** What the desk's cookie begins with; the country follows. @default 'desk_' */
  readonly desk: string;
}
