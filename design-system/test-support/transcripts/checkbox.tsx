import { Checkbox } from '../../src/index.ts';
import { AskedForm } from '../screen-reader/asked-form.tsx';
import { reads } from '../screen-reader/transcript.ts';
import type { Transcript } from '../screen-reader/transcript.ts';

export const transcript: Transcript = {
  scenario: 'a consent is read in full, asked for and given',
  page: (
    <AskedForm error="Bitte stimmen Sie zu.">
      {(error) => (
        <Checkbox
          name="terms"
          label="Ich stimme den Bedingungen zu."
          hint="Sie gelten für die Karte."
          detail="Der ganze Text."
          error={error}
          required
        />
      )}
    </AskedForm>
  ),
  steps: [
    ...reads(
      'form',
      'checkbox, Ich stimme den Bedingungen zu., Sie gelten für die Karte., not checked, required',
      'Ich stimme den Bedingungen zu.',
      'Sie gelten für die Karte.',
      'group',
      'Details anzeigen Ich stimme den Bedingungen zu.',
      'end of group',
      'button, Weiter',
    ),
    [
      'act',
      'checkbox, Ich stimme den Bedingungen zu., Fehler: Bitte stimmen Sie zu. Sie gelten für die Karte., not checked, invalid, required',
      'assertive: Bitte korrigieren Sie Ihre Angaben.',
    ],
    [
      'press Space',
      'checkbox, Ich stimme den Bedingungen zu., Fehler: Bitte stimmen Sie zu. Sie gelten für die Karte., checked, invalid, required',
    ],
    ['press Tab', 'Details anzeigen Ich stimme den Bedingungen zu.'],
    ['act', 'Details ausblenden Ich stimme den Bedingungen zu.'],
    ...reads('Der ganze Text.'),
  ],
};
