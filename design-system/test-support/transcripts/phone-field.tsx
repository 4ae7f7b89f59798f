import { PhoneField } from '../../src/index.ts';
import { AskedForm } from '../screen-reader/asked-form.tsx';
import { reads } from '../screen-reader/transcript.ts';
import type { Transcript } from '../screen-reader/transcript.ts';

export const transcript: Transcript = {
  scenario: 'a number is left out, asked for, and its two parts are told apart',
  page: (
    <AskedForm error="Die Telefonnummer fehlt.">
      {(error) => (
        <PhoneField
          names={{ prefix: 'prefix', number: 'number' }}
          label="Telefon"
          labels={{ prefix: 'Vorwahl', number: 'Nummer' }}
          prefixes={[
            { value: '505', label: '505' },
            { value: '532', label: '532' },
          ]}
          prefixPlaceholder="Wählen"
          hint="Nur für Rückfragen."
          error={error}
          required
        />
      )}
    </AskedForm>
  ),
  steps: [
    ...reads(
      'form',
      'group, Telefon (Pflichtfeld), Nur für Rückfragen.',
      'Telefon (Pflichtfeld)',
      'Nur für Rückfragen.',
      'Vorwahl',
      'combobox, Vorwahl, has popup listbox, not expanded, required',
      'Nummer',
      'textbox, Nummer, required',
      'end of group, Telefon (Pflichtfeld), Nur für Rückfragen.',
      'button, Weiter',
    ),
    [
      'act',
      'combobox, Vorwahl, Fehler: Die Telefonnummer fehlt., has popup listbox, not expanded, invalid, required',
      'assertive: Bitte korrigieren Sie Ihre Angaben.',
    ],
    [
      'type 532',
      'combobox, Vorwahl, 532, Fehler: Die Telefonnummer fehlt., has popup listbox, not expanded, invalid, required',
    ],
    ['press Tab', 'textbox, Nummer, Fehler: Die Telefonnummer fehlt., invalid, required'],
    ['type 1234567', 'textbox, Nummer, 1234567, Fehler: Die Telefonnummer fehlt., invalid, required'],
    ['press Tab', 'button, Weiter'],
    ['press Shift+Tab', 'textbox, Nummer, 1234567, required'],
  ],
};
