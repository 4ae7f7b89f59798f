import { createRef } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { show, showServerHtml } from '../../test-support/show.tsx';
import { BirthDateField, Checkbox, TextField } from '../index.ts';
import { ErrorSummary } from './index.ts';

const errors = [
  { id: 'email', text: 'Geben Sie eine E-Mail-Adresse ein.' },
  { id: 'birthDate', text: 'Geben Sie Ihr Geburtsdatum ein.' },
];
const summary = (
  <ErrorSummary heading="Bitte korrigieren" countText={(count) => `${count} Angaben`} errors={errors} />
);

/** A form that is longer than the window. */
const form = (
  <>
    {summary}
    <div style={{ blockSize: '150vh' }} />
    <TextField id="email" name="email" label="E-Mail-Adresse" autoComplete="email" error="Fehlt." />
    <div style={{ blockSize: '150vh' }} />
    <BirthDateField
      id="birthDate"
      name="birthDate"
      label="Geburtsdatum"
      labels={{ day: 'Tag', month: 'Monat', year: 'Jahr' }}
      order={['day', 'month', 'year']}
    />
    <div style={{ blockSize: '150vh' }} />
  </>
);

const inView = (element: Element) => {
  const { top, bottom } = element.getBoundingClientRect();
  return top >= 0 && bottom <= window.innerHeight;
};

test.each([
  { link: 'Geben Sie eine E-Mail-Adresse ein.', control: 'E-Mail-Adresse', question: 'E-Mail-Adresse' },
  { link: 'Geben Sie Ihr Geburtsdatum ein.', control: 'Tag', question: 'Geburtsdatum' },
])(
  'Enter on "$link" puts the cursor into $control, with its question at the top of the window',
  async (field) => {
    await page.viewport(400, 500);
    const screen = await show(form);
    const link = screen.getByRole('link', { name: field.link }).element();
    while (document.activeElement !== link) await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const control = screen.getByRole('textbox', { name: field.control, exact: true });
    await expect.element(control).toHaveFocus();
    expect(inView(control.element())).toBe(true);
    const question = screen.getByText(field.question, { exact: true }).element().getBoundingClientRect();
    expect(question.top).toBeGreaterThanOrEqual(0);
    expect(question.top).toBeLessThan(100);
    expect(window.location.hash).toBe('');
  },
);

test('the page can put focus on the heading, which is read with the count and shows its ring', async () => {
  const ref = createRef<HTMLHeadingElement>();
  const screen = await show(
    <ErrorSummary
      ref={ref}
      heading="Bitte korrigieren"
      countText={(count) => `${count} Angaben`}
      errors={errors}
    />,
  );
  ref.current?.focus();
  const heading = screen.getByRole('heading', { level: 2, name: 'Bitte korrigieren' });
  await expect.element(heading).toHaveFocus();
  await expect.element(heading).toHaveAccessibleDescription('2 Angaben');
  await expect.element(heading).toHaveAttribute('tabindex', '-1');
  await userEvent.tab();
  await expect.element(screen.getByRole('link').first()).toHaveFocus();
});

test('the summary is a region of its own, with the links in the order they are given', async () => {
  const screen = await show(summary);
  const region = screen.getByRole('region', { name: 'Bitte korrigieren' });
  await expect.element(region).toBeVisible();
  const links = region.getByRole('listitem').elements();
  expect(links.map((link) => link.textContent)).toEqual(errors.map(({ text }) => text));
});

test('without errors there is no summary', async () => {
  const screen = await show(<ErrorSummary heading="Bitte korrigieren" errors={[]} />);
  expect(screen.getByRole('heading').query()).toBeNull();
});

test('a field inside of a closed disclosure is opened', async () => {
  const screen = await show(
    <>
      {summary}
      <details>
        <summary>Mehr</summary>
        <TextField id="email" name="email" label="E-Mail-Adresse" autoComplete="email" />
      </details>
    </>,
  );
  await screen.getByRole('link', { name: /E-Mail/ }).click();
  await expect.element(screen.getByRole('textbox')).toHaveFocus();
});

test('a control that cannot be used is passed over', async () => {
  const screen = await show(
    <>
      {summary}
      <fieldset id="birthDate">
        <legend>Angaben</legend>
        <input type="hidden" />
        <Checkbox name="a" label="Gesperrt" disabled />
        <Checkbox name="b" label="Offen" />
      </fieldset>
    </>,
  );
  await screen.getByRole('link', { name: /Geburtsdatum/ }).click();
  await expect.element(screen.getByRole('checkbox', { name: 'Offen' })).toHaveFocus();
});

test('without JavaScript the link is a jump that the browser does itself', async () => {
  const { container } = showServerHtml(form);
  const link = container.querySelector<HTMLAnchorElement>('a[href="#email"]');
  link?.click();
  await expect.poll(() => document.activeElement?.id).toBe('email');
  window.location.hash = '';
});

test('hydration finds what the server sent', async () => {
  const page = showServerHtml(form);
  await page.hydrate();
  expect(page.complaints).toEqual([]);
});

test('a link is a target of at least 24 px', async () => {
  const screen = await show(summary);
  for (const link of screen.getByRole('link').elements()) {
    expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(24);
  }
});
