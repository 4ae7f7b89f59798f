import type { PageCustomer } from '../model/customer-info.ts';
import type { FormValues, Issue } from '../model/issue.ts';

/** Why a form could not be taken although no field is at fault. Each has its text in the form's banner. */
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

/** What a customer has decided last about a consent, as the server tells a page. */
export interface DecidedConsent {
  /** A kind of consent; one of an earlier time that the app need not know. */
  readonly kind: string;
  readonly granted: boolean;
  /** Whether it was given before, and then taken back. */
  readonly withdrawn: boolean;
  readonly documentId: string;
  readonly documentVersion: string;
  /** The site whose document it was. */
  readonly site: string;
  /** ISO 8601, in UTC. */
  readonly decidedAt: string;
  readonly withdrawable: boolean;
}

/** A form that was posted without JavaScript and comes back to be corrected (Registration §2). */
export interface ReturnedForm {
  /** Values by input name, as they were entered; never a password, which is asked for again; see `passwordAgain`. */
  readonly values: FormValues;
  readonly issues: readonly Issue[];
  /**
   * Answers to choose from in place of typing, by input name: the towns of a postal code, the districts of a province. A page
   * without JavaScript cannot ask for them.
   */
  readonly choices?: Readonly<Record<string, readonly string[]>> | undefined;
  /** Set when no field is at fault. */
  readonly problem?: FormProblem | undefined;
}

/** What the form of one customer's page is sent with, when it is sent without JavaScript. A page for everybody has none. */
export interface FormTokens {
  /** Tells in whose name the form was filled in. */
  readonly csrfToken: string;
  /** By which a second press is known. */
  readonly idempotencyKey: string;
}

/** All that the server tells the app when it asks for a page, beside the page's address. */
export interface RenderRequest {
  /** Key of the site, such as `CH_FR`; an unknown one is the German site. */
  readonly site: string;
  /** The customer who is logged in; a page with one is stored nowhere. The app decides what of them stands in the page. */
  readonly customer?: PageCustomer | undefined;
  /** True if the visitor's session has registered a guest. */
  readonly isGuest?: boolean | undefined;
  /** Asks for the customer's consents, for a page that shows them; `undefined` where they cannot be had. */
  readonly consents?: (() => Promise<readonly DecidedConsent[] | undefined>) | undefined;
  /** The tokens of the customer's page. */
  readonly tokens?: FormTokens | undefined;
  readonly form?: ReturnedForm | undefined;
  /** True if the page is served on a host that shows its site alone. @default false */
  readonly ownHost?: boolean | undefined;
  /** Whether the development page list exists. */
  readonly pageList: boolean;
  /** The countries whose streets the server suggests, by their codes. @default none */
  readonly streetsIn?: readonly string[] | undefined;
  /** Origins whose pages may embed the app's, beside those that the app names itself. @default none */
  readonly embedders?: readonly string[] | undefined;
}

/** The app's answer to an address: a page with its content security policy, or where to go instead. */
export interface RenderedPage {
  /** The HTTP status. */
  readonly status: number;
  readonly location?: string | undefined;
  readonly html?: string | undefined;
  readonly csp?: string | undefined;
  /**
   * The page's `Cross-Origin-Opener-Policy`: `unsafe-none` lets a popup keep the window that opened it, of whatever origin.
   * @default 'same-origin'
   */
  readonly openerPolicy?: 'unsafe-none' | undefined;
  /** Whether the page's policy names an origin that may frame it. @default false */
  readonly isFrameable?: boolean | undefined;
}

/** Renders the page of an address: path and query; of a returned form, the address that it was on. */
export type RenderPage = (url: string, request: RenderRequest) => Promise<RenderedPage>;

const codes = { required: 'passwordAgain', optional: 'optionalPasswordAgain' } as const;

/**
 * How a form that comes back asks for the password that was lost on its way. Where none is needed, it tells what comes of
 * leaving it out.
 */
export function passwordAgain(required: boolean): Issue {
  return { field: 'password', code: required ? codes.required : codes.optional };
}

/** Whether a form came back without the password that was entered. */
export function asksPasswordAgain(issues: readonly Issue[] = []): boolean {
  return issues.some(({ code }) => code === codes.required || code === codes.optional);
}
