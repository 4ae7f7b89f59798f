import type { ComboBoxStrings, Suggestion } from '../src/index.ts';

/** Props of a combo box in tests. */

export const suggestionStrings = {
  list: 'Adressvorschläge',
  loading: 'Vorschläge werden gesucht.',
  empty: 'Kein Vorschlag.',
  error: 'Vorschläge sind nicht erreichbar.',
  retry: 'Noch einmal suchen',
  count: (count) => `${count} Vorschläge`,
  selected: (label) => `${label} übernommen`,
} as const satisfies ComboBoxStrings;

/** Returns lines with these labels. */
export const suggestions = (...labels: readonly string[]): readonly Suggestion[] =>
  labels.map((label) => ({ id: label, label }));

const streets = suggestions('Domstraße', 'Domplatz', 'Dompfaffenweg');

/** A source of streets, of which three start with "Dom". */
export const find = async (query: string) => streets.filter(({ label }) => label.startsWith(query));
