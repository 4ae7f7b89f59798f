import type { ShownSession } from '@crema/flow-account';
import type { ShownConsent } from '@crema/flow-consents';
import type { ConsentKind, ReturnedForm, ShownCustomer, SiteKey } from '@crema/flow-domain';
import type { ServedRoute } from './route.ts';

/** The state that is served inside a page, so that nothing swaps after hydration. */
export interface PageState {
  readonly site: SiteKey;
  readonly route: ServedRoute;
  /**
   * The page's own path with its query, if the address bar has another one, because the page is the response to a post. Every other
   * page has none, so that a page and its aliases are the same bytes.
   */
  readonly path?: string | undefined;
  /** Value of the path's parameter, such as `checkout` in `/address-input/checkout`. */
  readonly parameter?: string | undefined;
  /** Target after the last page of a flow, as the address of the page asks. @default the shop */
  readonly onward?: string | undefined;
  /** Target after an address was saved on a page that another site embeds, because the shop cannot be shown there. */
  readonly afterSave?: string | undefined;
  /** The subscription that the page was opened for. */
  readonly subscription?: 'COFFEE' | undefined;
  readonly customer?: ShownCustomer | undefined;
  /** The token of the link in a mail that opened the page. */
  readonly token?: string | undefined;
  /** True if the visitor's session has registered a guest. */
  readonly isGuest?: boolean | undefined;
  /** True if the server has sent the guest a mail. */
  readonly isWritten?: boolean | undefined;
  readonly form?: ReturnedForm | undefined;
  /** The customer's consents, on a page that shows them. `undefined` there if the server could not read them. */
  readonly consents?: readonly ShownConsent[] | undefined;
  /** The e-mail address that the shopper typed lately, on a page that asks for it. */
  readonly email?: string | undefined;
  /** The customer's sessions, on a page that shows them. */
  readonly sessions?: readonly ShownSession[] | undefined;
  /** The consent that the customer has just withdrawn with a form. */
  readonly withdrawn?: ConsentKind | undefined;
  /** The consent that the customer has just given with a form. */
  readonly given?: ConsentKind | undefined;
}
