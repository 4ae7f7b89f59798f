import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ready } from '../../../../design-system/test-support/birth-date.tsx';
import { paste } from '../../../../design-system/test-support/key-sequences/paste.ts';
import { erika } from '../../test-support/erika.ts';
import { openFields } from '../../test-support/open-fields.tsx';

const open = async (start: Partial<Record<keyof typeof erika, string>> = {}) =>
  (await openFields({ start: { values: { ...erika, ...start } } })).send;

const part = (name: string) => page.getByRole('textbox', { name, exact: true });
const date = () => page.getByRole('group', { name: /^Geburtsdatum/ });
const submit = () => userEvent.click(page.getByRole('button', { name: 'Weiter' }));

/** Pastes as the shopper does, in a part with the focus and all of it selected. */
async function pasteInto(name: string, text: string) {
  await userEvent.click(part(name));
  await ready();
  await userEvent.keyboard('{Control>}a{/Control}');
  paste(part(name).element(), text);
}

test('a pasted date is sent, and after undo the one before it', async () => {
  const send = await open({ email: '' });
  await pasteInto('Tag', '14.11.1987');
  await expect.element(part('Jahr')).toHaveValue('1987');
  await userEvent.keyboard('{Control>}z{/Control}');
  await expect.element(part('Jahr')).toHaveValue('1985');
  await userEvent.fill(page.getByRole('textbox', { name: /E-Mail/ }), erika.email);
  await submit();
  await expect.poll(() => Object.fromEntries(send.mock.lastCall?.[1] ?? [])).toMatchObject(erika);
});

test.each(['1.2.90', '1 Feb 1990', '1987'])(
  '%s in one part stays, and is said to be no date',
  async (text) => {
    const send = await open();
    await pasteInto('Tag', text);
    await expect.element(part('Tag')).toHaveValue(text);
    await userEvent.tab();
    await expect.element(date()).toHaveAccessibleDescription(/Bitte prüfen Sie den Tag\./);
    await submit();
    await expect.element(part('Tag')).toHaveValue(text);
    expect(send).not.toHaveBeenCalled();
  },
);

test.each([
  ['Tag', { 'personalData.birthDate.day': '31' }, 'den Tag. Es gibt ihn in diesem Monat nicht.'],
  ['Monat', { 'personalData.birthDate.month': '13' }, 'den Monat. Er ist eine Zahl von 1 bis 12.'],
  ['Jahr', { 'personalData.birthDate.year': '85' }, 'das Jahr. Es hat vier Ziffern, zum Beispiel 1985.'],
])('of a wrong date the %s alone is marked and named, and takes the focus', async (wrong, start, told) => {
  const send = await open({ 'personalData.birthDate.month': '02', ...start });
  await submit();
  await expect.element(part(wrong)).toHaveFocus();
  for (const name of ['Tag', 'Monat', 'Jahr']) {
    const description = name === wrong ? `Fehler: Bitte prüfen Sie ${told}` : '';
    await expect.element(part(name)).toHaveAccessibleDescription(description);
    expect(part(name).element().getAttribute('aria-invalid') === 'true').toBe(name === wrong);
  }
  expect(send).not.toHaveBeenCalled();
});

test('two wrong parts are both marked and named, and the first takes the focus', async () => {
  await open({ 'personalData.birthDate.month': '13', 'personalData.birthDate.year': '85' });
  await submit();
  await expect.element(part('Monat')).toHaveFocus();
  await expect
    .element(date())
    .toHaveAccessibleDescription(/Bitte prüfen Sie den Monat\..* Bitte prüfen Sie das Jahr\./);
  await expect.element(part('Tag')).not.toBeInvalid();
  await expect.element(part('Jahr')).toBeInvalid();
});

test('a date of somebody too young is wrong as a whole', async () => {
  await open({ 'personalData.birthDate.year': '2020' });
  await submit();
  for (const name of ['Tag', 'Monat', 'Jahr']) await expect.element(part(name)).toBeInvalid();
});

test('words in one part and nothing in the others are no whole date', async () => {
  const send = await open({ 'personalData.birthDate.month': '', 'personalData.birthDate.year': '' });
  await pasteInto('Tag', '1 Feb 1990');
  await submit();
  await expect.element(date()).toHaveAccessibleDescription(/vollständiges Datum/);
  await expect.element(part('Tag')).toHaveValue('1 Feb 1990');
  expect(send).not.toHaveBeenCalled();
});
