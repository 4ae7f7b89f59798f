import { type AddressEntries, type AddressPath, addressParts, type FormValues } from '@crema/flow-domain';

const parts = [...addressParts, 'companyInvoice', 'companyType'] as const;

/**
 * The entries of one address among a form's values; a part that is not there is empty.
 * @param country where the address is as long as no country was chosen
 */
export function entriesOf(path: AddressPath, values: FormValues, country: string): AddressEntries {
  const entries = Object.fromEntries(parts.map((part) => [part, values[`${path}.${part}`] ?? '']));
  return { ...entries, countryCode: values[`${path}.countryCode`] || country };
}

/** The values that differ between two sets of entries, by the names of their inputs. */
export function changedValues(path: AddressPath, from: AddressEntries, to: AddressEntries): FormValues {
  return Object.fromEntries(
    parts
      .filter((part) => (from[part] ?? '') !== (to[part] ?? ''))
      .map((part) => [`${path}.${part}`, to[part] ?? '']),
  );
}

/** Of the entries those that came in by some of the form's inputs. */
export const enteredIn = (
  path: AddressPath,
  entries: AddressEntries,
  inputs: ReadonlySet<string>,
): AddressEntries =>
  Object.fromEntries(
    parts.filter((part) => inputs.has(`${path}.${part}`)).map((part) => [part, entries[part] ?? '']),
  );
