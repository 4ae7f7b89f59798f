import type {
  AddressValidation,
  CustomerInfo,
  FormProblem,
  InvoiceAddress,
  Issue,
  Place,
  SiteKey,
  ValidateAddressRequest,
} from '@crema/flow-domain';

/** An invoice address on its way to the services. */
export interface AddressToSave {
  /** The site whose form was filled in. */
  readonly site: SiteKey;
  readonly data: InvoiceAddress;
  /** Of the saved address that it replaces; absent for the first one. */
  readonly uuid?: string | undefined;
  /**
   * Login id of the address's owner. Nothing is saved if another customer is logged in. @default the customer who is logged in
   */
  readonly loginId?: string | undefined;
}

/** The result of a save. */
export type SaveOutcome =
  | { readonly kind: 'saved'; readonly uuid: string }
  | { readonly kind: 'refused'; readonly issues: readonly Issue[] }
  | {
      readonly kind: 'failed';
      readonly problem: FormProblem;
      /** Minutes after which another try makes sense, if the server sends them. */
      readonly minutes?: number | undefined;
    };

/** The port through which an address form reaches the services; its calls never reject for an answer they do not like. */
export interface AddressServices {
  /** Fetches the code and token of a save. Called when the shopper enters the form. */
  prepare?(): void;
  /** The countries that `validate` knows. For all others it is not asked. */
  readonly suggestsIn: readonly string[];
  /**
   * The countries whose streets `validate` suggests, each with the house number that was typed. In all others the street is a plain
   * input. @default none
   */
  readonly suggestsStreetsIn?: readonly string[] | undefined;
  /**
   * Judges a code and a town, and completes them or the street (Registration §7, validateAddress). `undefined` when it cannot be asked: nothing is
   * suggested then, and nothing is wrong.
   * @param site decides between two official names of a town: `Biel` or `Bienne`
   */
  validate(
    address: ValidateAddressRequest,
    signal?: AbortSignal,
    site?: SiteKey,
  ): Promise<AddressValidation | undefined>;
  /** The provinces of Turkey; `undefined` when they cannot be had. */
  provinces(): Promise<readonly Place[] | undefined>;
  /** The districts of a province, by its id; `undefined` when they cannot be had. */
  districts(province: string): Promise<readonly Place[] | undefined>;
  /** Returns the customer who is logged in, or `undefined` if there is none or the call fails. */
  customer(): Promise<CustomerInfo | undefined>;
  /**
   * Saves the invoice address of the customer who is logged in (Registration §7).
   * @throws when the code that makes the call cannot be fetched; the form is then posted without it
   */
  save(address: AddressToSave): Promise<SaveOutcome>;
}
