import { waitFor, within } from '@testing-library/react';
import simulated from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { userEvent as real } from 'vitest/browser';
import { compoundScenarios } from '../../test-support/page-objects/compound-scenarios.ts';
import { compounds } from '../../test-support/page-objects/compounds.tsx';
import { fields } from '../../test-support/page-objects/fields.tsx';
import { scenarios } from '../../test-support/page-objects/scenarios.ts';
import { show } from '../../test-support/show.tsx';
import { Checkbox, CheckboxGroup, TextField } from '../index.ts';
import { button, checkboxGroup, passwordField, testingLibrary, textField } from './index.ts';

const shown = { ...fields, ...compounds };
const proofs = Object.entries({ ...scenarios, ...compoundScenarios });
const users = { 'with the real keys': real, 'with simulated events': simulated.setup() };

describe.each(Object.entries(users))('%s', (_, user) => {
  const screen = testingLibrary({ within, waitFor, user });

  test.each(proofs)('%s works on the real component', async (name, prove) => {
    await show(shown[name]);
    await prove(screen);
  });
});

const screen = testingLibrary({ within, waitFor, user: real });

test('every page object has its scenario', async () => {
  const { testingLibrary: _, ...objects } = await import('./index.ts');
  expect(proofs.map(([name]) => name).sort()).toEqual(Object.keys(objects).sort());
});

test('the button of a password is that of its own field', async () => {
  await show(fields['passwordField']);
  const names = { show: 'Passwort anzeigen', hide: 'Passwort verbergen' };
  const [first, second] = [
    passwordField(screen, 'Feld', names),
    passwordField(screen, 'Anderes Feld', names),
  ];
  await second.show();
  expect([await first.isShown(), await second.isShown()]).toEqual([false, true]);
  await second.hide();
  expect(await second.isShown()).toBe(false);
});

test.each([
  ['one', false],
  ['both', true],
] as const)('a group is disabled when all its parts are: of two boxes, %s', async (which, disabled) => {
  await show(
    <form>
      <CheckboxGroup label="Gruppe" selectAll="Alle">
        <Checkbox name="a" value="1" label="Frau" disabled />
        <Checkbox name="a" value="2" label="Herr" disabled={which === 'both'} />
      </CheckboxGroup>
    </form>,
  );
  expect(await checkboxGroup(screen, 'Gruppe').isDisabled()).toBe(disabled);
});

test.each([
  ['Telefon', 'a'],
  ['Telefon (geschäftlich)', 'b'],
])('%s is the field of exactly that name', async (name, value) => {
  await show(
    <>
      <TextField name="b" label="Telefon (geschäftlich)" autoComplete="off" defaultValue="b" />
      <TextField name="a" label="Telefon" autoComplete="off" defaultValue="a" />
    </>,
  );
  expect(await textField(screen, name).value()).toBe(value);
});

test('two of one name are too many, and the error says which', async () => {
  await show(
    <>
      {fields['textField']}
      {fields['textField']}
    </>,
  );
  await expect(textField(screen, 'Feld').value()).rejects.toThrow('There are 2 of "textbox Feld"');
  await expect(button(screen, 'Senden').click()).rejects.toThrow('There are 0 of "button Senden"');
});
