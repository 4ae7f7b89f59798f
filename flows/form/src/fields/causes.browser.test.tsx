import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { erika } from '../../test-support/erika.ts';
import { openFields } from '../../test-support/open-fields.tsx';
import type { FormStart } from '../engine/form-view.ts';

const open = (start: FormStart = { values: erika }) => openFields({ start });

const field = (name: RegExp) => page.getByRole('textbox', { name });
const invalid = 'Dieses Feld enthält ungültige Zeichen.';

/** Names, e-mail addresses, and what is said of them. */
const table = [
  [/^Nachname/, 'Muster!', `${invalid} Bitte entfernen Sie „!“.`],
  [/^Nachname/, '<b>', `${invalid} Bitte entfernen Sie „<“.`],
  [/^Nachname/, 'Muster 👨‍👩‍👧', `${invalid} Bitte entfernen Sie „👨‍👩‍👧“.`],
  [/^Nachname/, 'www.muster', `${invalid} Bitte geben Sie keine Web-Adresse an.`],
  [/^Nachname/, '123', invalid],
  [/E-.?Mail/u, 'jürgen@example.com', 'Vor dem @ sind keine Umlaute oder Akzente möglich.'],
  [/E-.?Mail/u, 'erika@example', 'fehlt die Endung, zum Beispiel .de.'],
] as const;

test.each(table)('the field %s with %s says: %s', async (name, text, told) => {
  await open();
  await userEvent.fill(field(name), text);
  await userEvent.tab();
  await expect.element(field(name)).toHaveAccessibleDescription(expect.stringContaining(told));
});

test('a field that came back names the cause that the server found, until it is changed', async () => {
  const name = 'personalData.lastName';
  const issue = { field: name, code: 'invalidCharacter' };
  const params = { cause: 'invalidCharacter.sign', sign: '#' };
  await open({ values: { ...erika, [name]: 'Muster#' }, issues: [{ ...issue, params }] });
  await expect.element(field(/^Nachname/)).toHaveAccessibleDescription(/„#“/);
  await userEvent.fill(field(/^Nachname/), 'Muster!');
  await userEvent.tab();
  await expect.element(field(/^Nachname/)).toHaveAccessibleDescription(/„!“/);
});

test('the page is told the key of an error, and nothing that was typed', async () => {
  const { onEvent } = await open();
  await userEvent.fill(field(/^Nachname/), 'Muster☕');
  await userEvent.tab();
  await userEvent.click(page.getByRole('button', { name: 'Weiter' }));
  await expect.element(field(/^Nachname/)).toHaveAccessibleDescription(/„☕“/);
  const events = () => onEvent.mock.calls.map(([event]) => event);
  await expect.poll(events).toContainEqual({
    flow: 'checkout',
    type: 'fieldError',
    field: 'personalData.lastName',
    error: 'invalidCharacter',
  });
  expect(JSON.stringify(events())).not.toMatch(/☕|Muster|invalidCharacter\./u);
});
