import type { ShownConsent } from '@crema/flow-consents';
import type { ConsentKind, ReturnedForm, ShownCustomer, SiteKey } from '@crema/flow-domain';
import type { ServedRoute } from './route.ts';

/** The state that is served inside a page, so that nothing swaps after hydration. */
export interface PageState {
  readonly site: SiteKey;
  readonly route: ServedRoute;
  /**
   * The page's own path with its query, where it is not the one in the address bar: a page that a post returned. Every other page has none,
   * so that a page and its aliases are the same bytes.
   */
  readonly path?: string | undefined;
  /** Value of the path's parameter, such as `checkout` in `/address-input/checkout`. */
  readonly parameter?: string | undefined;
  /** Where a page leads that is the last of its flow, as its address asks. @default the shop */
  readonly onward?: string | undefined;
  /** Where a saved address leads instead, in somebody else's page: the shop would not be shown there. */
  readonly afterSave?: string | undefined;
  /** The subscription that the page was opened for. */
  readonly subscription?: 'COFFEE' | undefined;
  readonly customer?: ShownCustomer | undefined;
  /** True if the visitor's session has registered a guest. */
  readonly isGuest?: boolean | undefined;
  readonly form?: ReturnedForm | undefined;
  /** The customer's consents, on a page that shows them; `undefined` there while they cannot be had. */
  readonly consents?: readonly ShownConsent[] | undefined;
  /** The one that a form has just taken back. */
  readonly withdrawn?: ConsentKind | undefined;
}
