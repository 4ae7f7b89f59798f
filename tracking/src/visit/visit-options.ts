/** The environment of a page (Tracking §9). */
export type Stage = 'development' | 'staging' | 'production';

/** Options about the shop, in addition to its site. */
export interface VisitOptions {
  /** The environment of the page. @default by the page's host (Tracking §9) */
  readonly stage?: Stage | undefined;
  /** Names of cookies that differ from the defaults. */
  readonly cookieNames?: Partial<CookieNames>;
  /** Facts of each site, by its key. @default none */
  readonly sites?: Readonly<Record<string, SiteFacts | undefined>>;
}

/** The options that parts with a site read. */
export interface VisitSettings extends VisitOptions {
  /** The site's key, such as `ch_fr`. */
  readonly site: string;
}

/** The host of a site's shop, and the campaigns of its conversions. */
export interface SiteFacts {
  /** Host of the site's shop, such as `www.crema.example`. */
  readonly host?: string;
  /** The affiliate channel's campaign. CH_FR uses the campaign of CH. */
  readonly campaign?: string;
  /** The campaign for all stages except production. */
  readonly testCampaign?: string;
}

/** The names of the cookies that the library reads. */
export interface CookieNames {
  /** A JSON Web Token whose claim `lid` is the long-term token. @default 'crema_ltt' */
  readonly longTermToken: string;
  /** JSON with the cashback partner and its ids. @default 'cashback' */
  readonly cashback: string;
  /** `source|medium|campaign`. @default 'cotcs' */
  readonly attribution: string;
  /**
   * The cookie of visitors who are logged in. A missing long-term token is reported to the monitoring intake only if this cookie
   * exists. @default none
   */
  readonly login: string;
  /** The beginning of the desk's cookie, followed by the country. @default 'desk_' */
  readonly desk: string;
}
