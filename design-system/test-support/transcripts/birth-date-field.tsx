import { BirthDateField } from '../../src/index.ts';
import { AskedForm } from '../screen-reader/asked-form.tsx';
import { reads } from '../screen-reader/transcript.ts';
import type { Transcript } from '../screen-reader/transcript.ts';

export const transcript: Transcript = {
  scenario: 'a birth date is left out, asked for, and typed with a Tab too many',
  page: (
    <AskedForm error="Das Geburtsdatum fehlt.">
      {(error) => (
        <BirthDateField
          name="birthDate"
          label="Geburtsdatum"
          labels={{ day: 'Tag', month: 'Monat', year: 'Jahr' }}
          order={['day', 'month', 'year']}
          hint="Wir gratulieren gern."
          constraint="Ab 16 Jahren."
          error={error}
          required
        />
      )}
    </AskedForm>
  ),
  steps: [
    ...reads(
      'form',
      'group, Geburtsdatum (Pflichtfeld), Wir gratulieren gern. Ab 16 Jahren.',
      'Geburtsdatum (Pflichtfeld)',
      'Wir gratulieren gern.',
      'Tag',
      'textbox, Tag, required',
      'Monat',
      'textbox, Monat, required',
      'Jahr',
      'textbox, Jahr, required',
      'Ab 16 Jahren.',
      'end of group, Geburtsdatum (Pflichtfeld), Wir gratulieren gern. Ab 16 Jahren.',
      'button, Weiter',
    ),
    [
      'act',
      'textbox, Tag, Fehler: Das Geburtsdatum fehlt., invalid, required',
      'assertive: Bitte korrigieren Sie Ihre Angaben.',
    ],
    ['type 14{Tab}', 'textbox, Monat, Fehler: Das Geburtsdatum fehlt., invalid, required'],
    ['type 11', 'textbox, Jahr, Fehler: Das Geburtsdatum fehlt., invalid, required'],
    ['type 1987', 'textbox, Jahr, 1987, Fehler: Das Geburtsdatum fehlt., invalid, required'],
    ['press Shift+Tab', 'textbox, Monat, 11, required'],
  ],
};
