import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { showUi } from '../../test-support/field-suite/subject.tsx';
import { Checkbox, CheckboxGroup, ErrorSummary, Form, PasswordField, Textarea, TextField } from '../index.ts';

/** A field followed by its form, which may be rendered later. */
const page = (field: ReactNode, hasForm = true) => (
  <>
    {field}
    {hasForm ? (
      <Form id="own" onSubmit={(event) => event.preventDefault()}>
        <button type="submit">Weiter</button>
        <button type="reset">Leeren</button>
      </Form>
    ) : null}
  </>
);

/** Shows the field first and its form later. */
async function showLate(field: ReactNode) {
  const { screen, again } = await showUi(page(field, false));
  await again(page(field));
  return screen;
}

test('a password is hidden when a form that came later is sent', async () => {
  const screen = await showLate(
    <PasswordField form="own" name="password" label="Passwort" autoComplete="new-password" />,
  );
  await screen.getByRole('button', { name: 'Passwort anzeigen' }).click();
  const input = screen.getByLabelText('Passwort', { exact: true });
  await expect.element(input).toHaveAttribute('type', 'text');
  await screen.getByRole('button', { name: 'Weiter' }).click();
  await expect.element(input).toHaveAttribute('type', 'password');
});

test('a counter follows the reset of a form that came later', async () => {
  const screen = await showLate(
    <Textarea
      form="own"
      name="message"
      label="Nachricht"
      autoComplete="off"
      limit={10}
      remaining={(count) => `noch ${count}`}
    />,
  );
  await userEvent.type(screen.getByRole('textbox'), 'Moin');
  await expect.element(screen.getByText('noch 6').first()).toBeVisible();
  await screen.getByRole('button', { name: 'Leeren' }).click();
  await expect.element(screen.getByText('noch 10').first()).toBeVisible();
});

test('the box for all follows the reset of a form that came later', async () => {
  const screen = await showLate(
    <CheckboxGroup form="own" label="Werbung" selectAll="Alle">
      <Checkbox name="mail" label="E-Mail" />
    </CheckboxGroup>,
  );
  await screen.getByRole('checkbox', { name: 'E-Mail' }).click();
  await expect.element(screen.getByRole('checkbox', { name: 'Alle' })).toBeChecked();
  await screen.getByRole('button', { name: 'Leeren' }).click();
  await expect.element(screen.getByRole('checkbox', { name: 'Alle' })).not.toBeChecked();
});

test('the first wrong field is that of the page, outside of the form or within it', async () => {
  const errors = { before: 'Fehlt.', within: 'Fehlt.', behind: 'Fehlt.' };
  const field = (name: string, form?: string) => (
    <TextField key={name} id={name} name={name} label={name} autoComplete="off" form={form} />
  );
  const ui = (answer?: Record<string, string>) => (
    <>
      {field('before', 'own')}
      <Form id="own" errors={answer} onSubmit={(event) => event.preventDefault()}>
        <ErrorSummary
          heading="Bitte prüfen"
          errors={Object.entries(answer ?? {}).map(([id, text]) => ({ id, text: `${id}: ${text}` }))}
        />
        {field('within')}
        <button type="submit">Weiter</button>
      </Form>
      {field('behind', 'own')}
    </>
  );
  const { screen, again } = await showUi(ui());
  await screen.getByRole('button').click();
  await again(ui(errors));
  await expect.element(screen.getByRole('textbox', { name: 'before' })).toHaveFocus();
  for (const name of ['before', 'within', 'behind']) {
    await expect.element(screen.getByRole('textbox', { name })).toHaveAccessibleDescription('Fehler: Fehlt.');
  }
  await screen.getByRole('link', { name: 'behind: Fehlt.' }).click();
  await expect.element(screen.getByRole('textbox', { name: 'behind' })).toHaveFocus();
});
