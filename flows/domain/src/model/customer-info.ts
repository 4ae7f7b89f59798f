import type { Address, SavedInvoiceAddress } from './address.ts';
import type { CardLayout } from './card-layout.ts';
import type { Salutation } from './salutation.ts';

/** A digital loyalty card, as a page shows it. */
export interface DigitalCard {
  readonly number: string;
  /** The QR code of the number: the `d` of an SVG path, in units of one module, without the quiet zone. */
  readonly code: string;
  /** The number of modules on each side of the code. */
  readonly size: number;
}

/** A customer who is logged in, as forms show and use the data (Registration §3, customer info). */
export interface CustomerInfo {
  /** Names the customer in calls, so that the server saves nothing for another customer who logged in meanwhile. */
  readonly loginId?: string | undefined;
  readonly salutation?: Salutation | undefined;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  /** Absent until the customer saves one. */
  readonly invoiceAddress?: SavedInvoiceAddress | undefined;
  /** The address for a plastic loyalty card. The form of a first invoice address starts with it. */
  readonly cardAddress?: Address | undefined;
  /** The layout of the customer's loyalty card. Absent for a customer without a card. */
  readonly cardLayout?: CardLayout | undefined;
  /** The customer's digital card. Absent for a plastic one, and for one from before cards had numbers. */
  readonly card?: DigitalCard | undefined;
}

/** The data with which a page greets a customer. They are in the source of every page for the customer, so there are no others. */
export interface CustomerName extends Pick<
  CustomerInfo,
  'salutation' | 'firstName' | 'lastName' | 'cardLayout'
> {
  /** Set for a member of the community, because no page asks a member to join again. */
  readonly isCommunityMember?: boolean | undefined;
  /** True if a mail has asked the customer to confirm the e-mail address, and the link in it waits. */
  readonly isConfirmationSent?: boolean | undefined;
}

/** The data of a page's customer that the server passes to the app. */
export interface PageCustomer
  extends CustomerInfo, Pick<CustomerName, 'isCommunityMember' | 'isConfirmationSent'> {}

/**
 * The data of a customer in the source of a page: the name and id, and the rest on a page that shows an address. A customer who has
 * just registered on a page of the app has a name, and the digital card.
 */
export interface ShownCustomer
  extends
    CustomerName,
    Partial<Pick<CustomerInfo, 'loginId' | 'email' | 'invoiceAddress' | 'cardAddress' | 'card'>> {}
