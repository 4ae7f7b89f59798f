import type { CustomerInfo, Site } from '@crema/flow-domain';

/** A customer's name as the site writes it. */
export const customerName = (
  { firstName, lastName }: Pick<CustomerInfo, 'firstName' | 'lastName'>,
  { nameOrder }: Pick<Site, 'nameOrder'>,
): string => (nameOrder === 'last-first' ? [lastName, firstName] : [firstName, lastName]).join(' ').trim();
