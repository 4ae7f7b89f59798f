import { waitFor, within } from '@testing-library/react';
import simulated from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fields } from '../../test-support/page-objects/fields.tsx';
import { show } from '../../test-support/show.tsx';
import { comboBox, ibanField, numberField, testingLibrary } from './index.ts';

const screen = testingLibrary({ within, waitFor, user: simulated.setup() });
const faults: string[] = [];
const note = (event: ErrorEvent) => {
  event.preventDefault();
  faults.push(event.message);
};

/** As in jsdom, which does not have the method. */
beforeEach(() => {
  Reflect.set(document, 'execCommand', undefined);
  addEventListener('error', note);
});

afterEach(() => {
  Reflect.deleteProperty(document, 'execCommand');
  removeEventListener('error', note);
  faults.length = 0;
});

test('a number field takes the digits of what is pasted', async () => {
  await show(fields['numberField']);
  const field = numberField(screen, 'Anderes Feld');
  await field.type('9');
  await simulated.paste('1a2');
  expect([await field.value(), faults]).toEqual(['912', []]);
});

test('an IBAN is put into its groups while it is typed, and stays so when some of it is deleted', async () => {
  await show(fields['ibanField']);
  const field = ibanField(screen, 'Anderes Feld');
  await field.type('pl61109010');
  expect([await field.value(), faults]).toEqual(['PL61 1090 10', []]);
  await simulated.keyboard('{Backspace}{Backspace}{Backspace}');
  expect([await field.value(), faults]).toEqual(['PL61 109', []]);
});

test('a combo box takes the suggestion that is chosen', async () => {
  await show(fields['comboBox']);
  const field = comboBox(screen, 'Anderes Feld');
  await field.type('Dom');
  await expect.poll(() => field.suggestions()).toContain('Domplatz');
  await field.choose('Domplatz');
  expect([await field.value(), faults]).toEqual(['Domplatz', []]);
});
