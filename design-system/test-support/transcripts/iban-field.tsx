import { IbanField } from '../../src/index.ts';
import { AskedForm } from '../screen-reader/asked-form.tsx';
import { reads } from '../screen-reader/transcript.ts';
import type { Transcript } from '../screen-reader/transcript.ts';

export const transcript: Transcript = {
  scenario: 'an IBAN is left out, asked for and typed; it is read in groups',
  page: (
    <AskedForm error="Die IBAN fehlt.">
      {(error) => (
        <IbanField
          name="iban"
          label="IBAN"
          autoComplete="off"
          hint="Sie steht auf Ihrer Karte."
          constraint="22 Zeichen."
          error={error}
          required
        />
      )}
    </AskedForm>
  ),
  steps: [
    ...reads(
      'form',
      'IBAN',
      'Sie steht auf Ihrer Karte.',
      'textbox, IBAN, Sie steht auf Ihrer Karte. 22 Zeichen., required',
      '22 Zeichen.',
      'button, Weiter',
    ),
    [
      'act',
      'textbox, IBAN, Fehler: Die IBAN fehlt. Sie steht auf Ihrer Karte. 22 Zeichen., invalid, required',
      'assertive: Bitte korrigieren Sie Ihre Angaben.',
    ],
    [
      'type de021203',
      'textbox, IBAN, DE02 1203, Fehler: Die IBAN fehlt. Sie steht auf Ihrer Karte. 22 Zeichen., invalid, required',
    ],
    ['press Tab', 'button, Weiter'],
    ['press Shift+Tab', 'textbox, IBAN, DE02 1203, Sie steht auf Ihrer Karte. 22 Zeichen., required'],
  ],
};
