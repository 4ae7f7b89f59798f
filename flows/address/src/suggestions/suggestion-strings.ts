import type { ComboBoxStrings } from '@crema/design-system';
import type { Texts } from '@crema/flow-form';

/**
 * What the lists of codes and towns say. A service that is away is passed over in silence (Registration §8).
 * @param quiet whether the list shows only when it has lines: nobody was promised a street
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
