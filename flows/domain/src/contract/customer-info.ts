import { type Address, addressParts } from '../model/address.ts';
import type { CustomerInfo } from '../model/customer-info.ts';
import type { SavedInvoiceAddress } from '../model/invoice-address.ts';
import { isSalutation } from '../model/salutation.ts';
import { isRecord } from './is-record.ts';

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

/** Reads the answer of `GET customers/me`; `undefined` for anything that is no customer. */
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
