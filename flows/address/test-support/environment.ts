import cardAddress from 'virtual:crema-messages/all/card-address';
import invoiceAddress from 'virtual:crema-messages/all/invoice-address';
import { environmentOf, joined } from '../../form/test-support/environment.ts';

/** The environments of an address form without a server. */
export const addressEnvironment = environmentOf(invoiceAddress);

/** The same for the card's dialog, which has words of its own. */
export const cardAddressEnvironment = environmentOf(joined(invoiceAddress, cardAddress));
