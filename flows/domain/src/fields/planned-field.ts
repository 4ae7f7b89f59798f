import type { Country } from '../countries/country.ts';
import type { PlainMessageKey } from '../messages/message-keys.ts';
import type { AddressPart, AddressPath, AddressToggle, InvoiceParty } from '../model/address.ts';
import type { CardLayout } from '../model/card-layout.ts';
import type { Salutation } from '../model/salutation.ts';
import type { Bounds } from '../rules/bounds.ts';
import type { DateOrder } from '../sites/site.ts';

/** The texts of a person in a request, as `personalData` names them (Registration §3, §7). */
export const personTexts = ['firstName', 'lastName', 'companyName'] as const;

/** Dot path of a value in the request, which is also the `name` of its input. */
export type FieldName =
  | `personalData.${(typeof personTexts)[number] | 'salutation' | 'birthDate'}`
  | 'email'
  | 'password'
  | 'cardMembership'
  | 'cardSelection.layout'
  | 'cardSelection.phoneNumber'
  | `${AddressPath}.${AddressPart | AddressToggle}`;

/** The properties of a planned field of any kind. */
type Planned = {
  readonly name: FieldName;
  /** The names of its inputs, if it has several. The input of any other field has the field's name. */
  readonly inputs?: readonly string[];
  readonly required: boolean;
  /** True if the shopper sees the value and cannot change it. It is known and not judged. */
  readonly disabled?: boolean;
  /** The length of its text, which its messages name. */
  readonly bounds?: Bounds;
};

/** A part of an address that its country's rules judge. */
type OfCountry = { readonly country: Country };

/** Every kind of field, with the properties that it alone has. A rule, a reader and a screen follow from a line here. */
export interface FieldKinds {
  /** A choice of salutation, in the order offered. */
  readonly salutation: { readonly options: readonly Salutation[] };
  /** One of the two names, or the company's. */
  readonly name: {
    /** The last part of the name: the key of its messages. */
    readonly of: 'firstName' | 'lastName' | 'companyName';
    /** Differs for a company, whose names are those of its contact person (Registration §5). */
    readonly label: PlainMessageKey;
    readonly bounds: Bounds;
    /** The value that is sent if the name cannot be changed. */
    readonly known?: string;
  };
  /** A birth date of three inputs. */
  readonly birthDate: {
    readonly inputs: readonly string[];
    readonly order: DateOrder;
    readonly minimumAge: number;
  };
  readonly email: unknown;
  /** The password of a new account. */
  readonly password: {
    readonly label:
      | 'field.password.label'
      | 'field.password.labelCard'
      | 'field.password.labelCoffeeSubscription';
    /** The key for a missing password. A coffee subscription has a message of its own (Registration §5). */
    readonly requiredKey: 'passwordIsRequired' | 'passwordIsRequiredCS';
  };
  readonly cardMembership: unknown;
  /** A choice of the loyalty card's layout. */
  readonly cardLayout: {
    readonly options: readonly CardLayout[];
    /** True if a plastic card could not be sent, because a known customer has no invoice address. */
    readonly lacksAddress: boolean;
  };
  /** The country of an address, which decides how the rest of it is judged. */
  readonly country: { readonly options: readonly string[] };
  readonly extraLine: OfCountry;
  readonly postalCode: OfCountry;
  readonly town: OfCountry;
  readonly province: OfCountry;
  readonly district: OfCountry;
  readonly street: OfCountry;
  /** Staircase, floor or door of an Austrian address. */
  readonly floor: { readonly of: 'floorStairs' | 'floorLevel' | 'floorDoor' };
  /** A telephone number. */
  readonly phone: {
    /** The text that the input starts with, such as `+36`. The empty text if nothing is preset. */
    readonly preset: string;
  };
  /** The telephone of a Turkish address: the prefix under the field's name, the number under `numberName`. */
  readonly mobilePhone: { readonly inputs: readonly FieldName[]; readonly numberName: FieldName };
  /** A checkbox that asks for an invoice with tax entries, in a Turkish address. */
  readonly companyInvoice: unknown;
  /** The kind of party that a Turkish invoice with tax entries is made out to. */
  readonly invoiceParty: { readonly options: readonly InvoiceParty[] };
  /** A tax entry of a Turkish invoice. */
  readonly tax: { readonly of: 'taxNumber' | 'companyTaxBranch' | 'companyTaxNumber' };
}

export type FieldKind = keyof FieldKinds;

/** A planned field of one of these kinds. */
export type FieldOf<Kind extends FieldKind> = {
  [Each in Kind]: Planned & { readonly kind: Each } & FieldKinds[Each];
}[Kind];

/** One field that a form shows. A field that is not shown is not in the plan. */
export type PlannedField = FieldOf<FieldKind>;

export type SalutationField = FieldOf<'salutation'>;
export type NameField = FieldOf<'name'>;
export type BirthDateField = FieldOf<'birthDate'>;
export type PasswordField = FieldOf<'password'>;
export type CardLayoutField = FieldOf<'cardLayout'>;
export type CountryField = FieldOf<'country'>;
export type PostalField = FieldOf<'extraLine' | 'postalCode' | 'town' | 'province' | 'district' | 'street'>;
export type FloorField = FieldOf<'floor'>;
export type PhoneField = FieldOf<'phone'>;
export type MobilePhoneField = FieldOf<'mobilePhone'>;
export type InvoicePartyField = FieldOf<'invoiceParty'>;
export type TaxField = FieldOf<'tax'>;
/** A field without settings of its own. */
export type PlainField = FieldOf<'email' | 'cardMembership' | 'companyInvoice'>;

/** True for a field that the shopper chooses or ticks, false for one that takes text. */
export const isChosen = (field: PlannedField): boolean =>
  'options' in field || field.kind === 'cardMembership' || field.kind === 'companyInvoice';
