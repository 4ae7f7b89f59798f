import { IbanField } from '@crema/design-system';
import { expect, it, onTestFinished, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { ways } from '../../../../design-system/test-support/filling/ways.ts';
import { show } from '../../../../design-system/test-support/show.tsx';
import { bindForm } from './bind-form.ts';
import { createFormStore } from './create-form-store.ts';
import { readForm } from './form-controls.ts';

/** Opens a form whose engine asks for an IBAN, beside a hidden input that is not an answer of the shopper. */
async function open() {
  const screen = await show(
    <form noValidate>
      <IbanField name="iban" label="IBAN" autoComplete="off" />
      <input type="hidden" name="csrfToken" value="secret" />
      <button type="submit">Weiter</button>
    </form>,
  );
  const form = screen.container.querySelector('form');
  const field = screen.getByRole('textbox', { name: 'IBAN' }).element();
  if (!form || !(field instanceof HTMLInputElement)) throw new Error('The form has no IBAN field.');
  const store = createFormStore({
    fields: [{ name: 'iban', inputs: ['iban'] }],
    judge: ({ iban }) => (iban ? [] : [{ field: 'iban', code: 'ibanIsRequired' }]),
  });
  const onSubmit = vi.fn<(values: unknown) => void>();
  onTestFinished(bindForm(form, store, { onSubmit, onCommit: () => {} }));
  return { screen, form, field, store, onSubmit };
}

it('is read as it is sent, and the other hidden inputs are not', async () => {
  const { form, field } = await open();
  await userEvent.type(field, 'de02 1203');
  expect(readForm(form)).toEqual({ iban: 'DE021203' });
});

it('is judged when focus leaves it, and sent raw', async () => {
  const { screen, field, store, onSubmit } = await open();
  await userEvent.click(field);
  await userEvent.tab();
  expect(store.field('iban').issues[0]?.code).toBe('ibanIsRequired');
  await userEvent.type(field, 'de02 1203');
  await userEvent.tab();
  expect(store.field('iban').state).toBe('valid');
  await screen.getByRole('button').click();
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ iban: 'DE021203' });
});

it.each(Object.entries(ways))('is heard when it is filled in by %s', async (_, fill) => {
  const { screen, field, store } = await open();
  await screen.getByRole('button').click();
  expect(store.field('iban').issues[0]?.code).toBe('ibanIsRequired');
  const elsewhere = screen.getByRole('button').element();
  fill([{ control: field, value: 'de02 1203' }], elsewhere instanceof HTMLElement ? elsewhere : field);
  expect(store.value('iban')).toBe('DE021203');
  expect(store.field('iban').state).toBe('valid');
});
