import { createRef } from 'react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { show } from '../../test-support/show.tsx';
import {
  Button,
  Checkbox,
  CheckboxGroup,
  FieldGroup,
  FieldRow,
  Form,
  PasswordField,
  PasswordRequirements,
  Stack,
  TextField,
} from '../index.ts';

const parts = [
  <TextField key="1" name="first" label="Vorname" autoComplete="given-name" error="Fehlt noch." />,
  <TextField key="2" name="last" label="Nachname" autoComplete="family-name" />,
  <CheckboxGroup key="3" label="Einwilligungen">
    <Checkbox name="a" label="Newsletter" />
    <Checkbox name="b" label="Angebote" />
  </CheckboxGroup>,
  <Checkbox key="4" name="c" label="Bedingungen" />,
  <Button key="5" type="submit">
    Weiter
  </Button>,
];

/** Returns the distances between the children of an element, from top to bottom. */
async function distances(ui: ReactNode, within: string) {
  const { container } = await show(ui);
  const boxes = [...(container.querySelector(within)?.children ?? [])].map((child) =>
    child.getBoundingClientRect(),
  );
  return boxes.slice(1).map((box, index) => Math.round(box.top - (boxes[index]?.bottom ?? 0)));
}

test.each([
  ['a form', <form key="form">{parts}</form>, 'form'],
  ['Form', <Form key="Form">{parts}</Form>, 'form'],
  [
    'a block',
    <form key="block" className="styled">
      <div>{parts}</div>
    </form>,
    'form > div',
  ],
])('directly in %s fields keep their distance', async (_name, ui, within) => {
  const between = await distances(ui, within);
  expect(between).toHaveLength(4);
  for (const distance of between) expect(distance).toBeGreaterThanOrEqual(16);
});

test.each([
  ['Stack', <Stack key="Stack">{parts}</Stack>, 16],
  ['FieldGroup', <FieldGroup key="FieldGroup">{parts}</FieldGroup>, 24],
  [
    'a flex box with a style of its own',
    <div key="flex" style={{ display: 'grid', gap: 8 }}>
      {parts}
    </div>,
    8,
  ],
])('%s alone says how far apart its children are', async (_name, ui, gap) => {
  expect(await distances(<form>{ui}</form>, 'form > div')).toEqual([gap, gap, gap, gap]);
});

test('fields side by side in a row stay in line, and the boxes of a group close together', async () => {
  const { container } = await show(
    <form>
      <FieldRow>{parts.slice(0, 2)}</FieldRow>
      {parts[2]}
    </form>,
  );
  const tops = [...container.querySelectorAll('label')].map((label) => label.getBoundingClientRect().top);
  expect(tops[0]).toBe(tops[1]);
  const lines = [...container.querySelectorAll('fieldset .ds-field')].map((line) =>
    line.getBoundingClientRect(),
  );
  expect(lines[1]?.top).toBe(lines[0]?.bottom);
});

test('the requirements of a password stay close to their field', async () => {
  const between = await distances(
    <form>
      <PasswordField name="password" label="Passwort" autoComplete="new-password" />
      <PasswordRequirements
        input={createRef()}
        label="Ihr Passwort braucht"
        requirements={[{ label: 'eine Ziffer', isMet: (value) => /\d/.test(value) }]}
        states={{ met: 'erfüllt', unmet: 'noch nicht erfüllt' }}
      />
    </form>,
    'form',
  );
  expect(between).toEqual([8]);
});

test('the last field leaves no room below it', async () => {
  const { container } = await show(<form>{parts[1]}</form>);
  const field = container.querySelector('.ds-field');
  expect(field && getComputedStyle(field).marginBlockEnd).toBe('0px');
});
