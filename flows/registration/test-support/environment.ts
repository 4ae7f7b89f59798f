import cardChoice from 'virtual:crema-messages/all/card-choice';
import checkout from 'virtual:crema-messages/all/checkout';
import checkoutWithAddress from 'virtual:crema-messages/all/checkout-with-address';
import standalone from 'virtual:crema-messages/all/standalone';
import { addressServices } from '../../address/test-support/address-services.ts';
import { environmentOf, joined, type MakeEnvironment } from '../../form/test-support/environment.ts';

const withAddresses =
  (makeEnvironment: MakeEnvironment): MakeEnvironment =>
  (key, answer, more) =>
    makeEnvironment(key, answer, { addresses: addressServices(), ...more });

/** The environments of the registration inside the checkout without a server. */
export const checkoutEnvironment = environmentOf(checkout);

/** The same, of the checkout that asks for the invoice address. */
export const addressCheckoutEnvironment = withAddresses(environmentOf(checkoutWithAddress));

/** The environments of the standalone registration without a server, with all about the card. */
export const standaloneEnvironment = withAddresses(environmentOf(joined(standalone, cardChoice)));
