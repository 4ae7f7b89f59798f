/**
 * Closes a popup. A browser closes only windows that a script has opened; any other one goes on to the shop. In a frame of
 * somebody else's page neither may be: the script beside the app hears of it and calls it off.
 * @param shop address of the shop's start page
 */
export function closeWindow(shop: string): void {
  if (!dispatchEvent(new Event('closewindow', { cancelable: true }))) return;
  window.close();
  if (!window.closed) location.assign(shop);
}
