import type { PageCustomer } from '../model/customer-info.ts';
import type { FormValues, Issue } from '../model/issue.ts';

/** The reasons why the server refuses a form without an error in a field. Each has a text in the form's banner. */
export const formProblems = [
  'technicalError',
  'sessionExpired',
  'inProgress',
  'alreadySent',
  'notLoggedIn',
  'alreadyLoggedIn',
  'unavailable',
  'rateLimited',
  'offline',
] as const;

export type FormProblem = (typeof formProblems)[number];

/** A customer's last decision on a consent, as the server passes it to a page. */
export interface DecidedConsent {
  /** A kind of consent. It may be an old kind that the app does not have any more. */
  readonly kind: string;
  readonly granted: boolean;
  /** True if the customer granted it before and then withdrew it. */
  readonly withdrawn: boolean;
  readonly documentId: string;
  readonly documentVersion: string;
  /** The site whose document it was. */
  readonly site: string;
  /** ISO 8601, in UTC. */
  readonly decidedAt: string;
  readonly withdrawable: boolean;
}

/** A form that was posted without JavaScript and returns to the shopper with errors (Registration §2). */
export interface ReturnedForm {
  /** Values by input name, as they were entered. Never the password: the form asks for it again, see `passwordAgain`. */
  readonly values: FormValues;
  readonly issues: readonly Issue[];
  /**
   * Options in place of a text, by input name: the towns of a postal code, the districts of a province. A page without JavaScript
   * cannot fetch them.
   */
  readonly choices?: Readonly<Record<string, readonly string[]>> | undefined;
  /** Set if the server refused the form without an error in a field. */
  readonly problem?: FormProblem | undefined;
}

/** The tokens of a form on a page for one customer, for a post without JavaScript. A page for all shoppers has none. */
export interface FormTokens {
  /** Ties the form to the session that it was made for. */
  readonly csrfToken: string;
  /** The server recognises a second press of the button by it. */
  readonly idempotencyKey: string;
}

/** The data that the server passes to the app for a page, beside the page's address. */
export interface RenderRequest {
  /** Key of the site, such as `CH_FR`. An unknown key means the German site. */
  readonly site: string;
  /** The customer who is logged in. No cache stores such a page. The app decides which of these data it puts into the page. */
  readonly customer?: PageCustomer | undefined;
  /** True if the visitor's session has registered a guest. */
  readonly isGuest?: boolean | undefined;
  /** Returns the customer's consents, for a page that shows them, or `undefined` if they are not available. */
  readonly consents?: (() => Promise<readonly DecidedConsent[] | undefined>) | undefined;
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

const codes = { required: 'passwordAgain', optional: 'optionalPasswordAgain' } as const;

/**
 * Returns the issue by which a returned form asks for the password again, because no page may contain it. If the password is
 * optional, the text says what happens without one.
 */
export function passwordAgain(required: boolean): Issue {
  return { field: 'password', code: required ? codes.required : codes.optional };
}

/** True if a form was returned without the password that the shopper had entered. */
export function asksPasswordAgain(issues: readonly Issue[] = []): boolean {
  return issues.some(({ code }) => code === codes.required || code === codes.optional);
}
