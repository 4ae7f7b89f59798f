import type { FloorField, NameField, PlannedField, PostalField } from '@crema/flow-domain';

/** One row of an address. */
export type AddressRow =
  | { readonly kind: 'postal'; readonly fields: readonly [PostalField, PostalField] }
  | { readonly kind: 'places'; readonly fields: readonly [PostalField, PostalField] }
  | { readonly kind: 'floors'; readonly fields: readonly FloorField[] }
  | { readonly kind: 'names'; readonly fields: readonly NameField[] }
  | { readonly kind: 'single'; readonly fields: readonly [PlannedField] };

/** A name that is typed. One that is known has a line for its hint. */
const isPersonsName = (field: PlannedField): field is NameField =>
  field.kind === 'name' && field.of !== 'companyName' && field.known === undefined;

/** Returns the row of two fields that share one: province and district, or code and town in either order. */
function pairOf(one: PlannedField, next: PlannedField | undefined): AddressRow | undefined {
  if (one.kind === 'province' && next?.kind === 'district') return { kind: 'places', fields: [one, next] };
  const isPostal = (field: PlannedField | undefined): field is PostalField =>
    field?.kind === 'postalCode' || field?.kind === 'town';
  // Turkey asks for a code without a town.
  return isPostal(one) && isPostal(next) ? { kind: 'postal', fields: [one, next] } : undefined;
}

/**
 * Puts the fields of an address into rows, in the plan's order: code and town, province and district, the names, the floors.
 * @param stacked whether the names stand below each other
 */
export function addressRows(fields: readonly PlannedField[], stacked: boolean): readonly AddressRow[] {
  const rows: AddressRow[] = [];
  for (let at = 0; at < fields.length; at += rows.at(-1)?.fields.length ?? 1) {
    const rest = fields.slice(at);
    const [one, next] = rest;
    if (!one) break;
    const end = (belongs: (field: PlannedField) => boolean) => {
      const first = rest.findIndex((field) => !belongs(field));
      return first < 0 ? rest : rest.slice(0, first);
    };
    const floors = end(({ kind }) => kind === 'floor').filter((field) => field.kind === 'floor');
    const names = stacked ? [] : end(isPersonsName).filter(isPersonsName);
    rows.push(
      pairOf(one, next) ??
        (floors.length > 0
          ? { kind: 'floors', fields: floors }
          : names.length > 1
            ? { kind: 'names', fields: names }
            : { kind: 'single', fields: [one] }),
    );
  }
  return rows;
}
