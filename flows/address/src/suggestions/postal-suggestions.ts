import type { Suggestion } from '@crema/design-system';
import type { AddressValidation } from '@crema/flow-domain';

/** The field of an address that is being typed in and has suggestions. */
export type ActiveField = 'zipcode' | 'city';

/** A line of the list: code and town, both of which are filled in when it is chosen. */
export interface PostalLine extends Suggestion {
  readonly zipcode: string;
  readonly city: string;
}

/** Where a text begins with another, whatever the case; `undefined` where the two are spelt differently. */
function beginning(text: string, typed: string): number | undefined {
  const same = text.slice(0, typed.length).toLocaleLowerCase() === typed.toLocaleLowerCase();
  return same ? typed.length : undefined;
}

/**
 * The lines for an answer of `validateAddress`: the code first, so that codes stand below each other, the town beside it.
 * @param typed what stands in the field
 */
export function postalLines(
  { suggestions }: AddressValidation,
  active: ActiveField,
  typed: string,
): readonly PostalLine[] {
  return suggestions.map(({ zipcode, city }) => {
    const before = active === 'city' ? zipcode.length + 1 : 0;
    const length = beginning(active === 'city' ? city : zipcode, typed);
    return {
      id: zipcode,
      label: `${zipcode} ${city}`,
      text: active === 'city' ? city : zipcode,
      typed: length === undefined ? undefined : [before, before + length],
      zipcode,
      city,
    };
  });
}
