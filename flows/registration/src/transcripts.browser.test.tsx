import { beforeAll, expect, test } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { hears } from '../../../design-system/test-support/screen-reader/hears.ts';
import { openFlow } from '../../form/test-support/open-flow.tsx';
import { withRules } from '../../loyalty-card/src/choice/index.ts';
import { standaloneEnvironment } from '../test-support/environment.ts';
import { loadCardChoice, loadCardLayout } from './standalone/card/load-card-choice.ts';
import { StandaloneRegistration } from './standalone/standalone-registration.tsx';

// The code of the card is fetched first: a form that waits for it announces that it is loading.
beforeAll(() => Promise.all([loadCardChoice, loadCardLayout].map((load) => withRules(load()))));

const radio = (name: RegExp) => page.getByRole('radio', { name });
const focus = (control: Locator) => control.element().closest('input')?.focus();
const box =
  'checkbox, Ich möchte die kostenlose CremaCard (optional), Digital oder als Plastikkarte, für Treuebohnen bei jedem Einkauf.';
const changed = 'polite: Die Felder darunter haben sich geändert.';
const digital =
  'radio, Digital auf dem Smartphone, Sofort da und immer dabei. Sie zeigen sie an der Kasse auf dem Smartphone.';
const plastic =
  'radio, Als Plastikkarte per Post, Zum Anfassen, auch ohne Smartphone. Sie kommt per Post an Ihre Adresse.';
const second = 'position 2, set size 2';

test('the card’s box says what comes below it; the choice is gone through, and a plastic card says that fields have come', async () => {
  await openFlow(<StandaloneRegistration action="#" />, standaloneEnvironment);
  const card = page.getByRole('checkbox', { name: /CremaCard/ });
  focus(card);
  await hears([['press Space', `${box}, checked`, changed]]);
  await expect.element(radio(/Digital/)).toBeVisible();
  focus(card);
  await hears([
    ['press Tab', `${digital}, checked, position 1, set size 2`],
    ['press ArrowDown', `${plastic}, checked, ${second}`, changed],
  ]);
  await expect.element(page.getByRole('combobox', { name: /^PLZ/ })).toBeVisible();
  focus(radio(/Plastik/));
  await hears([
    ['press Tab', 'combobox, PLZ, has popup listbox, not expanded, autocomplete in list, required'],
    [
      'press Shift+Tab',
      `${plastic}, checked, ${second}`,
      'polite: PLZ. Fehler: Die PLZ und der Ort sind Pflichtfelder.',
    ],
    ['press Shift+Tab', `${box}, checked`],
    ['press Space', `${box}, not checked`],
  ]);
  await expect.element(radio(/Digital/)).not.toBeInTheDocument();
});
