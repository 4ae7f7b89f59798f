import { isRecord } from '../schema/is-record.ts';
import type { ExtensionOptions } from './extension-options.ts';

/**
 * Whether the page asks for something that only the extension can do. If not it is fetched with the first product that is
 * looked at, or inside an app.
 */
export const needsExtension = (options: ExtensionOptions): boolean =>
  !!(
    (options.customerData ?? true) ||
    options.internalTracker ||
    options.newProductIds ||
    options.listeners ||
    [options.exactag, options.monitoring, options.touchPoint].some(isRecord)
  );
