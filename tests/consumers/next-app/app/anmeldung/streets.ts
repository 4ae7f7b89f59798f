import type { ComboBoxStrings, Suggestion } from '@crema/design-system';

export const streetStrings: ComboBoxStrings = {
  list: 'Straßenvorschläge',
  loading: 'Vorschläge werden gesucht.',
  empty: 'Kein Vorschlag. Schreiben Sie einfach weiter.',
  error: 'Die Vorschläge sind gerade nicht erreichbar.',
  retry: 'Noch einmal suchen',
  count: (count) => `${count} Vorschläge`,
  selected: (label) => `${label} übernommen`,
};

const streets: readonly Suggestion[] = ['Domplatz', 'Domstraße', 'Lindenallee'].map((label) => ({
  id: label,
  label,
  detail: '20095 Hamburg',
}));

/** Returns suggestions without a server. */
export const findStreets = async (query: string) =>
  streets.filter(({ label }) => label.toLowerCase().startsWith(query.toLowerCase()));
