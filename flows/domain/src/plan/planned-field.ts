import type { Country } from '../countries/country.ts';
import type { PlainMessageKey } from '../messages/index.ts';
import type { AddressPart, AddressPath, InvoiceParty } from '../model/address.ts';
import type { CardLayout } from '../model/card-layout.ts';
import type { Salutation } from '../model/salutation.ts';
import type { Bounds } from '../rules/limits.ts';
import type { PasswordRequiredKey } from '../rules/person/password.ts';
import type { DateOrder } from '../sites/site.ts';

type AddressField = `${AddressPath}.${AddressPart | 'companyInvoice' | 'companyType'}`;

/** Dot path of a value in the request, which is also the `name` of its input. */
export type FieldName =
  | 'personalData.salutation'
  | 'personalData.companyName'
  | 'personalData.firstName'
  | 'personalData.lastName'
  | 'personalData.birthDate'
  | 'email'
  | 'password'
  | 'cardMembership'
  | 'cardSelection.layout'
  | 'cardSelection.phoneNumber'
  | AddressField;

interface Planned<Kind extends string> {
  readonly kind: Kind;
  readonly name: FieldName;
  readonly required: boolean;
  /** Shown, but not to be changed; its value is known and not judged. */
  readonly disabled?: boolean;
  /** How long its text may be: what its messages speak of. */
  readonly bounds?: Bounds;
}

/** A choice of salutation, in the order offered. */
export interface SalutationField extends Planned<'salutation'> {
  readonly options: readonly Salutation[];
}

/** One of the two names, or the company's. */
export interface NameField extends Planned<'name'> {
  /** The last part of the name: the key of its messages. */
  readonly of: 'firstName' | 'lastName' | 'companyName';
  /** Differs for a company, whose names are those of its contact person (Registration §5). */
  readonly label: PlainMessageKey;
  readonly bounds: Bounds;
  /** What is known and sent where the name cannot be changed. */
  readonly known?: string;
}

/** A birth date of three inputs. */
export interface BirthDateField extends Planned<'birthDate'> {
  readonly order: DateOrder;
  readonly minimumAge: number;
}

/** The password of a new account. */
export interface PasswordField extends Planned<'password'> {
  readonly label:
    | 'field.password.label'
    | 'field.password.labelCard'
    | 'field.password.labelCoffeeSubscription';
  readonly requiredKey: PasswordRequiredKey;
}

/** How the loyalty card is carried. */
export interface CardLayoutField extends Planned<'cardLayout'> {
  readonly options: readonly CardLayout[];
  /** Whether a plastic card could not be sent: a known customer without an invoice address. */
  readonly lacksAddress: boolean;
}

/** The country of an address, which decides how the rest of it is judged. */
export interface CountryField extends Planned<'country'> {
  readonly options: readonly string[];
}

/** A part of an address that is judged by its country's rules. */
export interface PostalField extends Planned<
  'extraLine' | 'postalCode' | 'town' | 'province' | 'district' | 'street'
> {
  readonly country: Country;
}

/** Staircase, floor or door of an Austrian address. */
export interface FloorField extends Planned<'floor'> {
  readonly of: 'floorStairs' | 'floorLevel' | 'floorDoor';
}

/** A telephone number. */
export interface PhoneField extends Planned<'phone'> {
  /** What the input starts with, such as `+36`; the empty text where nothing is preset. */
  readonly preset: string;
}

/** The telephone of a Turkish address: the prefix under the field's name, the number under `numberName`. */
export interface MobilePhoneField extends Planned<'mobilePhone'> {
  readonly numberName: FieldName;
}

/** Whom a Turkish invoice is made out to, once one with tax entries is wanted. */
export interface InvoicePartyField extends Planned<'invoiceParty'> {
  readonly options: readonly InvoiceParty[];
}

/** A tax entry of a Turkish invoice. */
export interface TaxField extends Planned<'tax'> {
  readonly of: 'taxNumber' | 'companyTaxBranch' | 'companyTaxNumber';
}

/** A field without settings of its own. */
export type PlainField = Planned<'email'> | Planned<'cardMembership'> | Planned<'companyInvoice'>;

/** One field that is shown; what is not shown is not in the plan. */
export type PlannedField =
  | SalutationField
  | NameField
  | BirthDateField
  | PasswordField
  | CardLayoutField
  | CountryField
  | PostalField
  | FloorField
  | PhoneField
  | MobilePhoneField
  | InvoicePartyField
  | TaxField
  | PlainField;
