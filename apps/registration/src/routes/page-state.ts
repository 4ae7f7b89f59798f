import type { FormValues, Issue, Salutation, SiteKey } from '@crema/flow-domain';

/** The customer a page greets. */
export interface PageCustomer {
  readonly salutation?: Salutation | undefined;
  readonly firstName: string;
  readonly lastName: string;
}

/** What stands in a page when it is served, so that nothing swaps after hydration. */
export interface PageState {
  readonly site: SiteKey;
  /** The page's own path, which is not the address after a plain post. */
  readonly path: string;
  readonly customer?: PageCustomer | undefined;
  /** A form that came back from a submit without JavaScript. */
  readonly form?:
    | {
        readonly values: FormValues;
        readonly issues: readonly Issue[];
        readonly problem?: string | undefined;
      }
    | undefined;
}
