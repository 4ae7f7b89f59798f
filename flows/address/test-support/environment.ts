import invoiceAddress from 'virtual:crema-messages/all/invoice-address';
import { environmentOf } from '../../form/test-support/environment.ts';

/** The environments of an address form without a server. */
export const addressEnvironment = environmentOf(invoiceAddress);
