import checkout from 'virtual:crema-messages/all/checkout';
import standalone from 'virtual:crema-messages/all/standalone';
import { environmentOf } from '../../form/test-support/environment.ts';

/** The environments of the registration inside the checkout without a server. */
export const checkoutEnvironment = environmentOf(checkout);

/** The environments of the standalone registration without a server. */
export const standaloneEnvironment = environmentOf(standalone);
