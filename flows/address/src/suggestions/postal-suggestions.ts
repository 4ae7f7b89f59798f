import type { ComboBoxStrings, Suggestion } from '@crema/design-system';
import type { AddressValidation } from '@crema/flow-domain';
import type { Texts } from '@crema/flow-form';

/** The field of an address that is being typed in and has suggestions. */
export type ActiveField = 'zipcode' | 'city' | 'street';

/** A line of the list: code and town, both of which are filled in when it is chosen, and perhaps a street. */
export interface PostalLine extends Suggestion {
  readonly zipcode: string;
  readonly city: string;
}

/** A street without a number. */
const unfinished = /^\D+$/;

/**
 * The lines for an answer of `validateAddress`: the code first, so that codes stand below each other, the town beside it. A street
 * stands above them, with the house number that was typed; one without it goes on behind a blank.
 * @param typed what stands in the field
 */
export function postalLines(
  { suggestions }: AddressValidation,
  active: ActiveField,
  typed: string,
): readonly PostalLine[] {
  return suggestions.map(({ street, zipcode, city }) => {
    const place = `${zipcode} ${city}`;
    const label = street ?? place;
    const start = active === 'city' ? zipcode.length + 1 : 0;
    const end = start + typed.length;
    // The suggestion may be spelt in another way than the typed text.
    const begins = label.slice(start, end).toLocaleLowerCase() === typed.toLocaleLowerCase();
    return {
      id: label,
      label,
      detail: street && place,
      text: street ? street.replace(unfinished, '$& ') : active === 'city' ? city : zipcode,
      typed: begins ? [start, end] : undefined,
      unfinished: street !== undefined,
      zipcode,
      city,
    };
  });
}

/**
 * Returns the texts of the lists of codes and towns. A failed service shows no text (Registration §8).
 * @param quiet true if the list appears only with suggestions, because a street has none in most countries
 */
export const suggestionStrings = ({ t }: Texts, quiet: boolean): ComboBoxStrings => ({
  ...(quiet
    ? { list: t('field.street.label') }
    : {
        list: t('address.suggestions.label'),
        loading: t('a11y.loading'),
        empty: t('address.suggestions.none'),
      }),
  count: (count) => t('address.suggestions.count', { count }),
  selected: (suggestion) => t('address.suggestions.taken', { suggestion }),
});
