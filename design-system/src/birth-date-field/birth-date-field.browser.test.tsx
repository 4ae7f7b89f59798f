import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { Locator } from 'vitest/browser';
import { ready } from '../../test-support/birth-date.tsx';
import { show, showServerHtml } from '../../test-support/show.tsx';
import { BirthDateField } from './birth-date-field.tsx';
import type { DateOrder } from './birth-date-field.tsx';

const dmy = ['day', 'month', 'year'] as const;
const field = (order: DateOrder = dmy, more: object = {}) => (
  <BirthDateField
    name="birthDate"
    label="Geburtsdatum"
    labels={{ day: 'Tag', month: 'Monat', year: 'Jahr' }}
    order={order}
    {...more}
  />
);

test('a date is typed in one go', async () => {
  const screen = await show(field());
  await screen.getByRole('textbox', { name: 'Tag' }).click();
  await userEvent.keyboard('03022001');
  await expect.element(screen.getByRole('textbox', { name: 'Tag' })).toHaveValue('03');
  await expect.element(screen.getByRole('textbox', { name: 'Monat' })).toHaveValue('02');
  await expect.element(screen.getByRole('textbox', { name: 'Jahr' })).toHaveValue('2001');
});

test('in Hungary the year comes first, to the eye and to the keyboard', async () => {
  const screen = await show(field(['year', 'month', 'day']));
  await userEvent.tab();
  await userEvent.keyboard('20010203');
  await expect.element(screen.getByRole('textbox', { name: 'Jahr' })).toHaveValue('2001');
  await expect.element(screen.getByRole('textbox', { name: 'Tag' })).toHaveValue('03');
});

test('correcting a part that is followed by a filled one leaves the focus alone', async () => {
  const screen = await show(field(dmy, { defaultValue: { day: '31', month: '02', year: '2001' } }));
  const day = screen.getByRole('textbox', { name: 'Tag' });
  await day.click();
  await userEvent.keyboard('{End}{Backspace}{Backspace}03');
  await expect.element(day).toHaveFocus();
});

test('a digit put in front does not move the focus', async () => {
  const screen = await show(field());
  const day = screen.getByRole('textbox', { name: 'Tag' });
  await day.click();
  await userEvent.keyboard('3{Home}0');
  await expect.element(day).toHaveValue('03');
  await expect.element(day).toHaveFocus();
});

test('a digit typed behind a part that was filled at once begins the next one', async () => {
  const screen = await show(field(dmy, { defaultValue: { day: '12' } }));
  await screen.getByRole('textbox', { name: 'Tag' }).click();
  await userEvent.keyboard('{End}112001');
  await expect.element(screen.getByRole('textbox', { name: 'Tag' })).toHaveValue('12');
  await expect.element(screen.getByRole('textbox', { name: 'Monat' })).toHaveValue('11');
  await expect.element(screen.getByRole('textbox', { name: 'Jahr' })).toHaveValue('2001');
});

test('Backspace in an empty part goes back and deletes nothing', async () => {
  const screen = await show(field(dmy, { defaultValue: { day: '03' } }));
  await screen.getByRole('textbox', { name: 'Monat' }).click();
  await userEvent.keyboard('{Backspace}');
  await expect.element(screen.getByRole('textbox', { name: 'Tag' })).toHaveFocus();
  await expect.element(screen.getByRole('textbox', { name: 'Tag' })).toHaveValue('03');
});

test('a whole date pasted into any part is shared out, with the events of typing', async () => {
  const heard: string[] = [];
  const note = (event: Event) => {
    if (event.target instanceof HTMLInputElement) heard.push(`${event.type} ${event.target.name}`);
  };
  const screen = await show(field());
  const group = screen.getByRole('group', { name: 'Geburtsdatum' }).element();
  group.addEventListener('input', note);
  group.addEventListener('change', note);
  const month = screen.getByRole('textbox', { name: 'Monat' });
  await month.click();
  await ready();
  paste(month.element(), '2001-02-03');
  await expect.element(screen.getByRole('textbox', { name: 'Tag' })).toHaveValue('03');
  await expect.element(screen.getByRole('textbox', { name: 'Jahr' })).toHaveValue('2001');
  await expect.element(month).toHaveFocus();
  expect(heard).toEqual(
    ['day', 'month', 'year'].flatMap((part) => [`input birthDate.${part}`, `change birthDate.${part}`]),
  );
});

test('React hears a pasted date too', async () => {
  const onChange = vi.fn<() => void>();
  const screen = await show(field(dmy, { onChange }));
  await screen.getByRole('textbox', { name: 'Tag' }).click();
  await ready();
  paste(screen.getByRole('textbox', { name: 'Tag' }).element(), '03.02.2001');
  expect(onChange).toHaveBeenCalledTimes(3);
});

test('autofill of one part does not pull the focus away', async () => {
  const screen = await show(field());
  const day = screen.getByRole('textbox', { name: 'Tag' });
  await day.click();
  const input = day.element();
  if (input instanceof HTMLInputElement) input.value = '03';
  input.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertReplacementText' }));
  input.dispatchEvent(new Event('input', { bubbles: true }));
  await expect.element(day).toHaveFocus();
});

test('an error describes the group and every part, the help only the group', async () => {
  const texts = { error: 'Bitte prüfen Sie das Datum.', hint: 'Wir gratulieren gern.', constraint: 'Ab 16.' };
  const screen = await show(field(dmy, { ...texts, required: true }));
  await expect
    .element(screen.getByRole('group', { name: 'Geburtsdatum (Pflichtfeld)' }))
    .toHaveAccessibleDescription('Fehler: Bitte prüfen Sie das Datum. Wir gratulieren gern. Ab 16.');
  for (const part of ['Tag', 'Monat', 'Jahr']) {
    const input = screen.getByRole('textbox', { name: part });
    await expect.element(input).toBeInvalid();
    await expect.element(input).toHaveAccessibleDescription('Fehler: Bitte prüfen Sie das Datum.');
  }
});

test('an error of some parts describes only these', async () => {
  const screen = await show(field(dmy, { error: 'Bitte prüfen Sie den Tag.', invalidParts: ['day'] }));
  const day = screen.getByRole('textbox', { name: 'Tag' });
  const month = screen.getByRole('textbox', { name: 'Monat' });
  await expect.element(day).toBeInvalid();
  await expect.element(day).toHaveAccessibleDescription('Fehler: Bitte prüfen Sie den Tag.');
  await expect.element(month).not.toBeInvalid();
  await expect.element(month).not.toHaveAttribute('aria-describedby');
  await expect
    .element(screen.getByRole('group', { name: 'Geburtsdatum' }))
    .toHaveAccessibleDescription('Fehler: Bitte prüfen Sie den Tag.');
  expect(borderOf(day)).not.toBe(borderOf(month));
});

test('without an error no part has a description to be read three times', async () => {
  const screen = await show(field(dmy, { hint: 'Wir gratulieren gern.' }));
  for (const part of ['Tag', 'Monat', 'Jahr']) {
    await expect.element(screen.getByRole('textbox', { name: part })).not.toHaveAttribute('aria-describedby');
  }
});

test('what was typed before hydration stays', async () => {
  const page = showServerHtml(field());
  const [day] = page.container.querySelectorAll('input');
  await userEvent.type(day ?? page.container, '03');
  await page.hydrate();
  expect(page.container.querySelector('input')?.value).toBe('03');
  expect(page.complaints).toEqual([]);
});

test('an order names each part once', () => {
  // @ts-expect-error A part is missing, and one is there twice.
  void field(['day', 'day', 'year']);
  // @ts-expect-error No country writes it so.
  void field(['year', 'day', 'month']);
});

const borderOf = (part: Locator) => getComputedStyle(part.element()).borderColor;

function paste(target: Element, text: string) {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text', text);
  target.dispatchEvent(new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData }));
}
