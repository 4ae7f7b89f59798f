/** The site groups of Tracking §2 and the page types of Registration §1. */
type KnownPageType =
  | 'Add_to_basket'
  | 'Category'
  | 'Checkout'
  | 'Checkout_Anmeldung'
  | 'Checkout_Bezahlart'
  | 'Checkout_Lastcheck'
  | 'Checkout_Lieferadresse'
  | 'Checkout_Zahlart'
  | 'Community'
  | 'Community_Registration'
  | 'Community_Registration_Success'
  | 'Content'
  | 'Homepage'
  | 'LEAFLET'
  | 'Lead'
  | 'Order Confirmation'
  | 'Product View'
  | 'Produktarchiv'
  | 'Prozenteshop'
  | 'Suchergebnisseite'
  | 'UNKNOWN'
  | 'shopping_basket'
  | 'storefinder'
  | 'coffee_subscription'
  | 'Webshop_Registration';

/**
 * Page types of the shop's own. A shop adds its names by declaring the interface once more.
 *
 * @example
 * declare module '@crema/tracking' {
 *   interface OwnPageTypes {
 *     readonly tasting: true;
 *   }
 * }
 */
// oxlint-disable-next-line typescript/no-empty-object-type -- it is there to be declared once more
export interface OwnPageTypes {}

/** The type of a page, as the specification writes it or in lower case. */
// oxlint-disable-next-line typescript/no-redundant-type-constituents -- a shop's own names come with the interface
export type PageType = KnownPageType | Lowercase<KnownPageType> | keyof OwnPageTypes;
