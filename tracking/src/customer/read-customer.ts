import type { KnownCustomer } from './known-customer.ts';
import { readNewFormat } from './new-format.ts';
import { readOldFormat } from './old-format.ts';

/** Reads customer data in whichever format they are; where both are present the new one counts. */
export function readCustomer(source: unknown, cardWord: string): KnownCustomer | undefined {
  return readNewFormat(source, cardWord) ?? readOldFormat(source, cardWord);
}
