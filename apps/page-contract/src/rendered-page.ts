import type { DecidedConsent, Flow, FormVariant, PageCustomer, ReturnedForm } from '@crema/flow-domain';

/** The tokens of a form on a page for one customer, for a post without JavaScript. A page for all shoppers has none. */
export interface FormTokens {
  /** Ties the form to the session that it was made for. */
  readonly csrfToken: string;
  /** The server recognises a second press of the button by it. */
  readonly idempotencyKey: string;
}

/** A session of a customer. */
export interface KnownSession {
  readonly begun: Date;
  /** The name of the program and the system, such as `Firefox, Windows`. Null if they are not known. */
  readonly device: string | null;
  /** True for the session that asks. */
  readonly isThis: boolean;
}

/** The data that the server passes to the app for a page, beside the page's address. */
export interface RenderRequest {
  /** Key of the site, such as `CH_FR`. An unknown key means the German site. */
  readonly site: string;
  /** The customer who is logged in. No cache stores such a page. The app decides which of these data it puts into the page. */
  readonly customer?: PageCustomer | undefined;
  /** True if the visitor's session has registered a guest. */
  readonly isGuest?: boolean | undefined;
  /** True if the server sends mails, also to a guest who has registered. @default false */
  readonly sendsMails?: boolean | undefined;
  /** Returns the customer's consents, for a page that shows them, or `undefined` if they are not available. */
  readonly consents?: (() => Promise<readonly DecidedConsent[] | undefined>) | undefined;
  /** Returns the customer's sessions, for a page that shows them. */
  readonly sessions?: (() => Promise<readonly KnownSession[]>) | undefined;
  /** The e-mail address that the shopper typed lately. No cache stores a page with it. */
  readonly email?: string | undefined;
  /** The tokens of the customer's page. */
  readonly tokens?: FormTokens | undefined;
  readonly form?: ReturnedForm | undefined;
  /** True if the page is served on a host that shows its site alone. @default false */
  readonly ownHost?: boolean | undefined;
  /** True if the development page list exists. */
  readonly pageList: boolean;
  /** The countries whose streets the server suggests, by their codes. @default none */
  readonly streetsIn?: readonly string[] | undefined;
  /** Origins whose pages may embed the app's, beside those that the app names itself. @default none */
  readonly embedders?: readonly string[] | undefined;
}

/** The app's response to an address: a page with its content security policy, or a redirect. */
export interface RenderedPage {
  /** The HTTP status. */
  readonly status: number;
  readonly location?: string | undefined;
  readonly html?: string | undefined;
  readonly csp?: string | undefined;
  /**
   * The page's `Cross-Origin-Opener-Policy`: `unsafe-none` lets a popup keep the window that opened it, from any origin.
   * @default 'same-origin'
   */
  readonly openerPolicy?: 'unsafe-none' | undefined;
  /** True if the page's policy names an origin that may frame it. @default false */
  readonly isFrameable?: boolean | undefined;
}

/** Renders the page of an address, which is path and query. A returned form has the address of its page. */
export type RenderPage = (url: string, request: RenderRequest) => Promise<RenderedPage>;

/**
 * A form as its page serves it. The app passes it to the server, so that the server judges a post without JavaScript like the page.
 * A flow can have forms on several pages, each in a variant of its own (Registration §2).
 */
export interface ServedForm {
  readonly flow: Flow;
  readonly variant: FormVariant;
  /** The page's paths, its own first. */
  readonly paths: readonly [string, ...string[]];
  /** The path after a success, unless the app chooses it by the page's address. @default '/' */
  readonly next?: string | undefined;
}
