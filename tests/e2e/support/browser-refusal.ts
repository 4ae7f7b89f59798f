/** Runs in a page. The browser refuses tracking for all sites (Global Privacy Control). */
export function refuseTracking(): void {
  Object.defineProperty(navigator, 'globalPrivacyControl', { value: true });
}
