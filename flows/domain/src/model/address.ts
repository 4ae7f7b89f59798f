/** The parts of an address, as they are named in requests (Registration §3, §7). */
export const addressParts = [
  'salutation',
  'firstName',
  'lastName',
  'companyName',
  'countryCode',
  'extraLine',
  'postalCode',
  'postalTown',
  'postalDistrict',
  'streetAddress',
  'floorStairs',
  'floorLevel',
  'floorDoor',
  'phoneNumber',
  'mobilePhonePrefix',
  'mobilePhoneNumber',
  'taxNumber',
  'companyTaxBranch',
  'companyTaxNumber',
] as const;

export type AddressPart = (typeof addressParts)[number];

/** The paths of addresses in a request: the invoice address, and the address for a plastic card. */
export const addressPaths = ['address', 'cardSelection.address'] as const;

export type AddressPath = (typeof addressPaths)[number];

/** An address as it is sent and stored: only the parts that its form showed. */
export type Address = { [Part in AddressPart]?: string | undefined };

/** The kind of party that a Turkish invoice is made out to (Registration §4, company toggle). */
export type InvoiceParty = 'INDIVIDUAL' | 'INSTITUTIONAL';

/**
 * The two answers of an address form that no request has, because its tax entries say the same. `companyInvoice` is `on` or empty,
 * `companyType` an `InvoiceParty`.
 */
export const addressToggles = ['companyInvoice', 'companyType'] as const;

export type AddressToggle = (typeof addressToggles)[number];

/** The entries of an address form: one text per part, and the two answers that only the form has. */
export type AddressEntries = Readonly<Partial<Record<AddressPart | AddressToggle, string>>>;

/** An invoice address as calls nest it (Registration §3). */
export interface InvoiceAddress {
  readonly address: { readonly regular: Readonly<Address> };
}

/** An invoice address that was saved before. */
export interface SavedInvoiceAddress extends InvoiceAddress {
  readonly uuid: string;
}

/** The request that saves an invoice address (Registration §3, §7). */
export interface InvoiceAddressRequest {
  /** From the long-term login token. The server's session decides which customer's address it is. */
  readonly loginId: string;
  readonly data: InvoiceAddress;
  /** The address to change. Absent for the first one. */
  readonly uuid?: string | undefined;
}
