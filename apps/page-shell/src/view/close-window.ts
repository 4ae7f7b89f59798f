/**
 * Closes a popup. A browser closes only windows that a script has opened, so any other window goes on to the shop. In a frame on
 * another site's page neither may happen, so the script of embedded pages receives the event and cancels it.
 * @param shop address of the shop's start page
 */
export function closeWindow(shop: string): void {
  if (!dispatchEvent(new Event('closewindow', { cancelable: true }))) return;
  window.close();
  if (!window.closed) location.assign(shop);
}
