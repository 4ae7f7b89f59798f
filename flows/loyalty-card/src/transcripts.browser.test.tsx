import { beforeAll, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { hears } from '../../../design-system/test-support/screen-reader/hears.ts';
import { erika } from '../../address/test-support/customers.ts';
import { agreed, layout, openCard, postalCode } from '../test-support/open-card.tsx';
import { withRules } from './choice/card-part.ts';
import { loadCardAddress } from './form/card-parts.ts';

// The code of the card is fetched first: a form that waits for it announces that it is loading.
beforeAll(() => withRules(loadCardAddress()));

// Each page of the form begins with the focus on the chosen card.
const focus = (name: 'Digital' | 'Plastikkarte') => layout(name).element().closest('input')?.focus();

test('the two cards tell their benefit and their consequence; the plastic one says that fields have come', async () => {
  await openCard();
  focus('Digital');
  await hears([
    [
      'press ArrowDown',
      'radio, Als Plastikkarte per Post, Zum Anfassen, auch ohne Smartphone. Sie kommt per Post an Ihre Adresse., checked, position 2, set size 2',
      'polite: Die Felder darunter haben sich geändert.',
    ],
  ]);
  await expect.element(postalCode()).toBeVisible();
  focus('Plastikkarte');
  await hears([
    ['press Tab', 'combobox, PLZ, has popup listbox, not expanded, autocomplete in list, required'],
  ]);
});

test('a known customer hears what is known; a missing address is read with the button that adds one', async () => {
  await openCard({ customer: erika, values: agreed });
  focus('Digital');
  await hears([
    [
      'press ArrowDown',
      'radio, Als Plastikkarte per Post, Zum Anfassen, auch ohne Smartphone. Sie kommt per Post an Ihre Adresse., checked, position 2, set size 2',
    ],
    ['press Tab', 'button, Adresse hinzufügen'],
    ['press Tab', 'textbox, Telefonnummer (optional), Damit wir Sie bei Fragen zur Karte erreichen.'],
  ]);
  page.getByRole('button', { name: 'CremaCard anfordern' }).element().closest('button')?.focus();
  await hears([
    [
      'press Enter',
      'polite: Bitte korrigieren Sie Ihre Angaben. 1 Angabe ist noch nicht richtig.',
      'button, Adresse hinzufügen, Fehler: Die Rechnungsadresse fehlt.',
    ],
  ]);
});
