import { expect, test } from 'vitest';
import { cdp, userEvent } from 'vitest/browser';
import { show } from '../../test-support/show.tsx';
import { Form, IbanField, NumberField, PhoneField } from '../index.ts';

const fields = (
  <Form>
    <NumberField name="card" label="Karte" autoComplete="off" />
    <IbanField name="iban" label="IBAN" autoComplete="off" />
    <PhoneField
      names={{ prefix: 'prefix', number: 'number' }}
      label="Telefon"
      labels={{ prefix: 'Vorwahl', number: 'Nummer' }}
      prefixes={[{ value: '+49', label: '+49' }]}
    />
  </Form>
);

const sent = () => Object.fromEntries(new FormData(document.querySelector('form') ?? undefined));
const inputs = () => Array.from(document.querySelectorAll<HTMLInputElement>('input:not([type=hidden])'));

const scripts: readonly (readonly [string, string])[] = [
  ['Arabic', '١٢٣'],
  ['Persian', '۱۲۳'],
  ['Devanagari', '१२३'],
  ['full-width', '１２３'],
  ['two-unit', '𝟏𝟐𝟑'],
];

test.each(scripts)('%s digits are typed as plain ones into every number', async (_, digits) => {
  await show(fields);
  for (const input of inputs()) {
    await userEvent.click(input);
    await import('../phone-field/take-number.ts');
    for (const text of digits) await cdp().send('Input.insertText', { text });
  }
  expect(sent()).toMatchObject({ card: '123', iban: '123', number: '123' });
});

test.each(scripts)('%s digits that are filled in at once are plain ones, too', async (_, digits) => {
  const screen = await show(fields);
  await userEvent.click(inputs().at(-1) ?? document.body);
  await import('../phone-field/take-number.ts');
  for (const input of inputs())
    await screen.getByRole('textbox', { name: input.labels?.[0]?.textContent ?? '' }).fill(digits);
  expect(sent()).toMatchObject({ card: '123', iban: '123', number: '123' });
});
