import type { Address } from './address.ts';

/** An invoice address as calls nest it (Registration §3). */
export interface InvoiceAddress {
  readonly address: { readonly regular: Readonly<Address> };
}

/** An invoice address that was saved before. */
export interface SavedInvoiceAddress extends InvoiceAddress {
  readonly uuid: string;
}

/** What saving an invoice address sends (Registration §3, §7). */
export interface InvoiceAddressRequest {
  /** From the long-term login token; whose address it is the server's session decides. */
  readonly loginId: string;
  readonly data: InvoiceAddress;
  /** The address to change; absent for the first one. */
  readonly uuid?: string | undefined;
}
