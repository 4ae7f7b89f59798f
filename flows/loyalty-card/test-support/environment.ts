import cardAddress from 'virtual:crema-messages/all/card-address';
import loyaltyCard from 'virtual:crema-messages/all/loyalty-card';
import { addressServices } from '../../address/test-support/address-services.ts';
import { environmentOf, joined, type MakeEnvironment } from '../../form/test-support/environment.ts';

const makeEnvironment = environmentOf(joined(loyaltyCard, cardAddress));

/** The environments of the loyalty card's registration without a server, with the texts of an address. */
export const cardEnvironment: MakeEnvironment = (key, answer, more) =>
  makeEnvironment(key, answer, { addresses: addressServices(), ...more });
