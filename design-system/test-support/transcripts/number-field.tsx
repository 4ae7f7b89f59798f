import { NumberField } from '../../src/index.ts';
import { AskedForm } from '../screen-reader/asked-form.tsx';
import { reads } from '../screen-reader/transcript.ts';
import type { Transcript } from '../screen-reader/transcript.ts';

export const transcript: Transcript = {
  scenario: 'a number is left out, asked for and typed; a letter is not taken and not read',
  page: (
    <AskedForm error="Die Kartennummer fehlt.">
      {(error) => (
        <NumberField
          name="card"
          label="Kartennummer"
          autoComplete="off"
          constraint="10 Ziffern."
          error={error}
          required
        />
      )}
    </AskedForm>
  ),
  steps: [
    ...reads(
      'form',
      'Kartennummer',
      'textbox, Kartennummer, 10 Ziffern., required',
      '10 Ziffern.',
      'button, Weiter',
    ),
    [
      'act',
      'textbox, Kartennummer, Fehler: Die Kartennummer fehlt. 10 Ziffern., invalid, required',
      'assertive: Bitte korrigieren Sie Ihre Angaben.',
    ],
    ['type 01x', 'textbox, Kartennummer, 01, Fehler: Die Kartennummer fehlt. 10 Ziffern., invalid, required'],
    ['press Tab', 'button, Weiter'],
    ['press Shift+Tab', 'textbox, Kartennummer, 01, 10 Ziffern., required'],
  ],
};
