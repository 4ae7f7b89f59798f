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
 * Page types of the shop. A shop adds its names by declaring the interface again.
 *
 * @example
 * declare module '@crema/tracking' {
 *   interface OwnPageTypes {
 *     readonly tasting: true;
 *   }
 * }
 */
// oxlint-disable-next-line typescript/no-empty-object-type -- shops declare it again
export interface OwnPageTypes {}

/** The type of a page, spelled as in the specification or in lower case. */
// oxlint-disable-next-line typescript/no-redundant-type-constituents -- shops add names to the interface
export type PageType = KnownPageType | Lowercase<KnownPageType> | keyof OwnPageTypes;
