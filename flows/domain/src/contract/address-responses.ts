import { type Address, addressParts, type SavedInvoiceAddress } from '../model/address.ts';
import type { CustomerInfo } from '../model/customer-info.ts';
import { isSalutation } from '../model/salutation.ts';
import { isRecord } from './responses.ts';

/** An address that the address validation suggests (Registration §3, §7). */
export interface PostalSuggestion {
  readonly street?: string | undefined;
  readonly zipcode: string;
  readonly city: string;
}

/** The response of `validateAddress` (Registration §7). */
export interface AddressValidation {
  readonly isValid: boolean;
  /** Codes such as `postalMismatch`, the most severe first. */
  readonly errors: readonly string[];
  /** The best first: one per postal code, or with streets one per street of a code and a town. */
  readonly suggestions: readonly PostalSuggestion[];
}

const isText = (value: unknown): value is string => typeof value === 'string';

const isSuggestion = (value: unknown): value is PostalSuggestion =>
  isRecord(value) &&
  isText(value['zipcode']) &&
  isText(value['city']) &&
  (value['street'] === undefined || isText(value['street']));

/** True for two suggestions of one code without a street, or for the same street of one code and town. */
const isSame = (a: PostalSuggestion, b: PostalSuggestion) =>
  a.zipcode === b.zipcode && a.street === b.street && (a.street === undefined || a.city === b.city);

const listOf = <T>(list: unknown, is: (value: unknown) => value is T): readonly T[] =>
  Array.isArray(list) ? list.filter((each) => is(each)) : [];

/**
 * Reads a response of `validateAddress`. Leaves out suggestions that have another shape, and all but the first of the same ones.
 * @returns `undefined` for any other body
 */
export function readAddressValidation(body: unknown): AddressValidation | undefined {
  if (!isRecord(body) || typeof body['isValid'] !== 'boolean') return undefined;
  const suggestions = listOf(body['suggestions'], isSuggestion);
  return {
    isValid: body['isValid'],
    errors: listOf(body['errors'], isText),
    suggestions: suggestions.filter(
      (one, index) => suggestions.findIndex((each) => isSame(each, one)) === index,
    ),
  };
}

/** A province or a district, as the calls of Registration §7 list them. */
export interface Place {
  /** The id in the call for its districts. A district has none. */
  readonly id?: string | undefined;
  readonly name: string;
}

function readPlace(value: unknown): readonly Place[] {
  if (!isRecord(value)) return [];
  const { id, name } = value;
  if (typeof name !== 'string' || name.trim() === '') return [];
  return [typeof id === 'string' || typeof id === 'number' ? { id: String(id), name } : { name }];
}

/** Reads a list of provinces or districts, in its order. Returns `undefined` for a body that names none. */
export function readPlaces(body: unknown): readonly Place[] | undefined {
  const places = Array.isArray(body) ? body.flatMap(readPlace) : [];
  return places.length > 0 ? places : undefined;
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

function readAddress(value: unknown): Address {
  const parts = isRecord(value) ? value : {};
  return Object.fromEntries(
    addressParts.flatMap((part) => (typeof parts[part] === 'string' ? [[part, parts[part]]] : [])),
  );
}

function readSaved(value: unknown): SavedInvoiceAddress | undefined {
  if (!isRecord(value) || typeof value['uuid'] !== 'string' || !isRecord(value['address'])) return undefined;
  return { uuid: value['uuid'], address: { regular: readAddress(value['address']['regular']) } };
}

/** Reads the response of `GET customers/me`. Returns `undefined` for a body without a customer. */
export function readCustomer(body: unknown): CustomerInfo | undefined {
  if (!isRecord(body) || typeof body['loginId'] !== 'string') return undefined;
  const salutation = textOf(body['salutation']);
  return {
    loginId: body['loginId'],
    salutation: isSalutation(salutation) ? salutation : undefined,
    firstName: textOf(body['firstName']),
    lastName: textOf(body['lastName']),
    email: textOf(body['email']),
    invoiceAddress: readSaved(body['invoiceAddress']),
  };
}
