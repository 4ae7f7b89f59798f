import { httpAddressServices } from '@crema/flow-form/services';
import { callOptions, loginCookie } from './call-options.ts';

/** The page's only client. If a call fails and the form goes on without it, the console gets one warning. */
export const addressClient = httpAddressServices({
  ...callOptions,
  loginCookie,
  onFailure: (call, reason) => console.warn(`${call} cannot be asked; the form goes on without.`, reason),
});
