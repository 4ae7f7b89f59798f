import type * as Flyout from './edit-invoice-address-flyout.tsx';

let loading: Promise<typeof Flyout> | undefined;

/**
 * Fetches the flyout with its form, once: a page that may show an address later does not load it before.
 * @throws when it cannot be had. The next call tries anew, where the browser does
 */
export function loadFlyout(): Promise<typeof Flyout> {
  loading ??= import('./edit-invoice-address-flyout.tsx').catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}
