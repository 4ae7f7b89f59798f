/**
 * Closes a popup. A browser closes only windows that a script has opened; any other one goes on to the shop.
 * @param shop address of the shop's start page
 */
export function closeWindow(shop: string): void {
  window.close();
  if (!window.closed) location.assign(shop);
}
