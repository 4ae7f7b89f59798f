import { RadioGroup } from '../../src/index.ts';
import { AskedForm } from '../screen-reader/asked-form.tsx';
import { reads } from '../screen-reader/transcript.ts';
import type { Transcript } from '../screen-reader/transcript.ts';

export const transcript: Transcript = {
  scenario: 'a choice is left out, asked for and made; each card is read with its hint',
  page: (
    <AskedForm error="Bitte wählen Sie eine Karte.">
      {(error) => (
        <RadioGroup
          name="card"
          label="Karte"
          hint="Sie können später wechseln."
          options={[
            { value: 'digital', label: 'Digital', hint: 'Sofort auf dem Telefon.' },
            { value: 'plastic', label: 'Aus Plastik', hint: 'Kommt mit der Post.' },
          ]}
          error={error}
          required
        />
      )}
    </AskedForm>
  ),
  steps: [
    ...reads(
      'form',
      'radiogroup, Karte (Pflichtfeld), Sie können später wechseln.',
      'Karte (Pflichtfeld)',
      'Sie können später wechseln.',
      'radio, Digital, Sofort auf dem Telefon., not checked, position 1, set size 2',
      'Digital',
      'Sofort auf dem Telefon.',
      'radio, Aus Plastik, Kommt mit der Post., not checked, position 2, set size 2',
      'Aus Plastik',
      'Kommt mit der Post.',
      'end of radiogroup, Karte (Pflichtfeld), Sie können später wechseln.',
      'button, Weiter',
    ),
    [
      'act',
      // The group took the focus and passed it on. The reader notices the two in the wrong order.
      'radio, Digital, Fehler: Bitte wählen Sie eine Karte. Sofort auf dem Telefon., not checked, position 1, set size 2',
      'radiogroup, Karte (Pflichtfeld), Fehler: Bitte wählen Sie eine Karte. Sie können später wechseln., invalid',
      'assertive: Bitte korrigieren Sie Ihre Angaben.',
      'radio, Digital, Fehler: Bitte wählen Sie eine Karte. Sofort auf dem Telefon., not checked, position 1, set size 2',
    ],
    [
      'press ArrowDown',
      // The arrow moves the focus first and checks the radio then. The reader is fast enough to notice.
      'radio, Aus Plastik, Fehler: Bitte wählen Sie eine Karte. Kommt mit der Post., not checked, position 2, set size 2',
      'radio, Aus Plastik, Fehler: Bitte wählen Sie eine Karte. Kommt mit der Post., checked, position 2, set size 2',
    ],
    ['press Tab', 'button, Weiter'],
    ['press Shift+Tab', 'radio, Aus Plastik, Kommt mit der Post., checked, position 2, set size 2'],
  ],
};
