import { httpAddressServices } from '@crema/flow-form/services';
import { callOptions, loginCookie } from './call-options.ts';

/** One client for the page's life. A call that fails in silence is told to whoever reads the console, once. */
export const addressClient = httpAddressServices({
  ...callOptions,
  loginCookie,
  onFailure: (call, reason) => console.warn(`${call} cannot be asked; the form goes on without.`, reason),
});
