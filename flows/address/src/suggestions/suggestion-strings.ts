import type { ComboBoxStrings } from '@crema/design-system';
import type { Texts } from '@crema/flow-form';

/** What the lists of codes and towns say. A service that is away is passed over in silence (Registration §8). */
export const suggestionStrings = ({ t }: Texts): ComboBoxStrings => ({
  list: t('address.suggestions.label'),
  loading: t('a11y.loading'),
  empty: t('address.suggestions.none'),
  count: (count) => t('address.suggestions.count', { count }),
  selected: (suggestion) => t('address.suggestions.taken', { suggestion }),
});
