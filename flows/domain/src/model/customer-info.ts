import type { CardLayout } from './card-layout.ts';
import type { Address, SavedInvoiceAddress } from './address.ts';
import type { Salutation } from './salutation.ts';

/** A customer who is logged in, as forms show and use what is known (Registration §3, customer info). */
export interface CustomerInfo {
  /** Names the customer in calls, so that nothing is saved for another one who logged in meanwhile. */
  readonly loginId?: string | undefined;
  readonly salutation?: Salutation | undefined;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  /** Absent as long as none was saved. */
  readonly invoiceAddress?: SavedInvoiceAddress | undefined;
  /** Where a plastic loyalty card is sent to. The form of a first invoice address starts with it. */
  readonly cardAddress?: Address | undefined;
  /** How the customer carries the loyalty card. Absent for a customer without a card. */
  readonly cardLayout?: CardLayout | undefined;
}

/** How a page greets a customer. It stands in the source of every page for them, so it holds nothing that no page shows. */
export interface CustomerName extends Pick<
  CustomerInfo,
  'salutation' | 'firstName' | 'lastName' | 'cardLayout'
> {
  /** Set for a member of the community, who is not asked to join a second time. */
  readonly isCommunityMember?: boolean | undefined;
}

/** All that the server tells the app of the customer a page is for. */
export interface PageCustomer extends CustomerInfo, Pick<CustomerName, 'isCommunityMember'> {}

/**
 * All that a page has of a customer in its source: their name and id, and on a page that shows an address the rest. A customer who
 * registered on a page of the app just now has a name alone.
 */
export interface ShownCustomer
  extends CustomerName, Partial<Pick<CustomerInfo, 'loginId' | 'email' | 'invoiceAddress' | 'cardAddress'>> {}
