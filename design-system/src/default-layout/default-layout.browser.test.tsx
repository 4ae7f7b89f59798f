import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { show } from '../../test-support/show.tsx';
import { BirthDateField, Button, FieldRow, Form, PasswordField, TextField } from '../index.ts';
import { DefaultLayout } from './default-layout.tsx';

const layout = (
  <DefaultLayout skipLabel="Zum Formular" logo={<a href="#home">Crema</a>} panel="Ihr Platz am Fenster">
    <Form>
      <FieldRow layout="short-long">
        <TextField name="postalCode" label="Postleitzahl" autoComplete="postal-code" required />
        <TextField
          name="town"
          label="Ort"
          autoComplete="address-level2"
          error="Der Ort ist ein Pflichtfeld."
        />
      </FieldRow>
      <FieldRow>
        <TextField name="firstName" label="Vorname" autoComplete="given-name" />
        <TextField name="lastName" label="Nachname" autoComplete="family-name" />
      </FieldRow>
      <BirthDateField
        name="birthDate"
        label="Geburtsdatum"
        labels={{ day: 'Tag', month: 'Monat', year: 'Jahr' }}
        order={['day', 'month', 'year']}
      />
      <PasswordField name="password" label="Passwort" autoComplete="new-password" strength={() => 1} />
      <Button type="submit">Zusammenfassung anzeigen und abschicken</Button>
    </Form>
  </DefaultLayout>
);

test('the first Tab offers to skip the header, and Enter goes to the page', async () => {
  const screen = await show(layout);
  await userEvent.tab();
  const skip = screen.getByRole('link', { name: 'Zum Formular' });
  await expect.element(skip).toHaveFocus();
  expect(skip.element().getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('main')).toHaveFocus();
  // The page is no stop for Tab by itself.
  await expect.element(screen.getByRole('main')).toHaveAttribute('tabindex', '-1');
  await userEvent.tab();
  await expect.element(screen.getByRole('textbox', { name: 'Postleitzahl' })).toHaveFocus();
  window.location.hash = '';
});

test.each([
  { width: 767, seen: false },
  { width: 768, seen: true },
])('at $width px the side panel is seen: $seen', async ({ width, seen }) => {
  await page.viewport(width, 800);
  const screen = await show(layout);
  const panel = screen.getByText('Ihr Platz am Fenster');
  expect(panel.element().getClientRects().length > 0).toBe(seen);
});

test.each([
  { width: 320, text: '100%' },
  { width: 375, text: '130%' },
  { width: 800, text: '200%' },
  { width: 1280, text: '200%' },
])('nothing is cut off at $width px with text at $text', async ({ width, text }) => {
  await page.viewport(width, 600);
  document.documentElement.style.fontSize = text;
  await show(layout);
  const { scrollWidth, clientWidth } = document.documentElement;
  document.documentElement.style.fontSize = '';
  expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
});

test('on a phone postal code and town still stand side by side', async () => {
  await page.viewport(375, 800);
  const screen = await show(layout);
  const top = (name: string) => screen.getByRole('textbox', { name }).element().getBoundingClientRect().top;
  expect(top('Postleitzahl')).toBe(top('Ort'));
  expect(top('Vorname')).not.toBe(top('Nachname'));
});

test('without a panel the card is as wide as the form column, and in the middle', async () => {
  await page.viewport(1280, 800);
  const screen = await show(
    <DefaultLayout skipLabel="Zum Text" logo={<a href="#home">Crema</a>}>
      <p data-testid="text">{'Die Karte gibt es für Privatkunden. '.repeat(20)}</p>
    </DefaultLayout>,
  );
  const card = screen.getByRole('main').element().getBoundingClientRect();
  const text = screen.getByTestId('text').element().getBoundingClientRect();
  // 48 px at each side.
  expect(card.width).toBe(text.width + 96);
  expect(Math.abs(card.left + card.width / 2 - document.documentElement.clientWidth / 2)).toBeLessThan(1);
  await page.viewport(375, 800);
  expect(screen.getByRole('main').element().getBoundingClientRect().width).toBe(375);
});
