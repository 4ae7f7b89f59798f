import { type AddressEntries, type AddressPath, addressParts, type FormValues } from '@crema/flow-domain';

const parts = [...addressParts, 'companyInvoice', 'companyType'] as const;

/**
 * Returns the entries of one address from a form's values. A missing part is empty.
 * @param country the address's country until the shopper chooses one
 */
export function entriesOf(path: AddressPath, values: FormValues, country: string): AddressEntries {
  const entries = Object.fromEntries(parts.map((part) => [part, values[`${path}.${part}`] ?? '']));
  return { ...entries, countryCode: values[`${path}.countryCode`] || country };
}

/** Returns the values that differ between two sets of entries, by the names of their inputs. */
export function changedValues(path: AddressPath, from: AddressEntries, to: AddressEntries): FormValues {
  return Object.fromEntries(
    parts
      .filter((part) => (from[part] ?? '') !== (to[part] ?? ''))
      .map((part) => [`${path}.${part}`, to[part] ?? '']),
  );
}

/** Returns the entries that came from some of the form's inputs. */
export const enteredIn = (
  path: AddressPath,
  entries: AddressEntries,
  inputs: ReadonlySet<string>,
): AddressEntries =>
  Object.fromEntries(
    parts.filter((part) => inputs.has(`${path}.${part}`)).map((part) => [part, entries[part] ?? '']),
  );
