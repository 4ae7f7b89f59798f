/**
 * Whether a page is held back until an e-commerce event has arrived: product views, Add_to_basket, every checkout step and
 * the order confirmation (Tracking §4). Page types are lower-cased by then.
 */
export function waitsForCommerce(pageType = ''): boolean {
  return /^(product view$|add_to_basket$|order confirmation$|checkout)/.test(pageType);
}
