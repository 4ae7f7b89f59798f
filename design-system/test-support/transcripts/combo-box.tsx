import { ComboBox } from '../../src/index.ts';
import { reads } from '../screen-reader/transcript.ts';
import type { Transcript } from '../screen-reader/transcript.ts';
import { find, suggestionStrings } from '../suggestions.ts';

export const transcript: Transcript = {
  scenario: 'a street is typed, its suggestions are counted, and one is taken',
  page: (
    <ComboBox
      name="street"
      label="Straße"
      autoComplete="address-line1"
      source={find}
      strings={suggestionStrings}
      hint="Ohne Hausnummer."
      debounce={0}
      required
    />
  ),
  ready: '[role="combobox"]',
  steps: [
    ...reads(
      'Straße',
      'Ohne Hausnummer.',
      'combobox, Straße, Ohne Hausnummer., has popup listbox, not expanded, autocomplete in list, required',
    ),
    [
      'type Dom',
      'polite: 3 Vorschläge',
      'combobox, Straße, Dom, Ohne Hausnummer., has popup listbox, expanded, autocomplete in list, 1 control, required',
    ],
    [
      'press ArrowDown',
      'combobox, Straße, Dom, Ohne Hausnummer., has popup listbox, expanded, active descendant Domstraße, autocomplete in list, 1 control, required',
    ],
    [
      'press Enter',
      'polite: Domstraße übernommen',
      'combobox, Straße, Domstraße, Ohne Hausnummer., has popup listbox, not expanded, autocomplete in list, required',
    ],
    [
      'type x',
      'polite: Kein Vorschlag.',
      'combobox, Straße, Domstraßex, Ohne Hausnummer., has popup listbox, not expanded, autocomplete in list, required',
    ],
  ],
};
