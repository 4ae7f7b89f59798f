import { Select } from '../../src/index.ts';
import { AskedForm } from '../screen-reader/asked-form.tsx';
import { reads } from '../screen-reader/transcript.ts';
import type { Transcript } from '../screen-reader/transcript.ts';

export const transcript: Transcript = {
  scenario: 'a salutation is left out, asked for and chosen',
  page: (
    <AskedForm error="Die Anrede fehlt.">
      {(error) => (
        <Select
          name="salutation"
          label="Anrede"
          autoComplete="honorific-prefix"
          placeholder="Bitte wählen"
          options={[
            { value: 'MRS', label: 'Frau' },
            { value: 'MR', label: 'Herr' },
          ]}
          hint="So schreiben wir Sie an."
          error={error}
          required
        />
      )}
    </AskedForm>
  ),
  steps: [
    ...reads(
      'form',
      'Anrede',
      'So schreiben wir Sie an.',
      'combobox, Anrede, So schreiben wir Sie an., has popup listbox, not expanded, required',
      'button, Weiter',
    ),
    [
      'act',
      'combobox, Anrede, Fehler: Die Anrede fehlt. So schreiben wir Sie an., has popup listbox, not expanded, invalid, required',
      'assertive: Bitte korrigieren Sie Ihre Angaben.',
    ],
    [
      'type H',
      'combobox, Anrede, MR, Fehler: Die Anrede fehlt. So schreiben wir Sie an., has popup listbox, not expanded, invalid, required',
    ],
    ['press Tab', 'button, Weiter'],
    [
      'press Shift+Tab',
      'combobox, Anrede, MR, So schreiben wir Sie an., has popup listbox, not expanded, required',
    ],
  ],
};
