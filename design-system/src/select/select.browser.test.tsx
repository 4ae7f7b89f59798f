import { useState } from 'react';
import { expect, test } from 'vitest';
import { show, showCounting, showServerHtml } from '../../test-support/show.tsx';
import { Select } from './select.tsx';

const salutation = {
  name: 'salutation',
  label: 'Anrede',
  autoComplete: 'honorific-prefix',
  placeholder: 'Bitte wählen',
  options: [
    { value: 'MRS', label: 'Frau' },
    { value: 'MR', label: 'Herr' },
  ],
} as const;

test('nothing is chosen until the shopper chooses', async () => {
  const screen = await show(<Select {...salutation} />);
  const select = screen.getByRole('combobox', { name: 'Anrede' });
  await expect.element(select).toHaveValue('');
  await select.selectOptions('Herr');
  await expect.element(select).toHaveValue('MR');
});

test('choosing costs no React commit', async () => {
  const { screen, commits } = await showCounting(<Select {...salutation} />);
  await screen.getByRole('combobox').selectOptions('Frau');
  expect(commits()).toBe(0);
});

test('what was chosen before hydration stays', async () => {
  const page = showServerHtml(<Select {...salutation} defaultValue="MRS" />);
  const select = page.container.querySelector('select');
  if (select) select.value = 'MR';
  await page.hydrate();
  expect(select?.value).toBe('MR');
  expect(page.complaints).toEqual([]);
});

test('an error describes the field', async () => {
  const screen = await show(<Select {...salutation} error="Die Anrede ist ein Pflichtfeld." required />);
  const select = screen.getByRole('combobox');
  await expect.element(select).toHaveAccessibleDescription('Fehler: Die Anrede ist ein Pflichtfeld.');
  await expect.element(select).toBeInvalid();
});

const countries = ['DE', 'AT', 'CH'].map((value) => ({ value, label: value }));

/** A page that learns the shopper's probable country later. */
function Likely({ first, then }: { first?: string; then: string | undefined }) {
  const [country, setCountry] = useState(first);
  return (
    <form aria-label="Adresse">
      <Select name="country" label="Land" autoComplete="country" options={countries} defaultValue={country} />
      <button type="button" onClick={() => setCountry(then)}>
        Vermuten
      </button>
      <button type="reset">Von vorn</button>
    </form>
  );
}

test('a later default applies if the shopper has not chosen', async () => {
  const screen = await show(<Likely first="DE" then="CH" />);
  await screen.getByRole('button', { name: 'Vermuten' }).click();
  await expect.element(screen.getByRole('combobox')).toHaveValue('CH');
});

test('a default that comes later leaves what was chosen, and a reset goes back to it', async () => {
  const screen = await show(<Likely first="DE" then="CH" />);
  await screen.getByRole('combobox').selectOptions('AT');
  await screen.getByRole('button', { name: 'Vermuten' }).click();
  await expect.element(screen.getByRole('combobox')).toHaveValue('AT');
  await screen.getByRole('button', { name: 'Von vorn' }).click();
  await expect.element(screen.getByRole('combobox')).toHaveValue('CH');
});

test('a default that is a number is one', async () => {
  const options = ['43', '49'].map((value) => ({ value, label: `+${value}` }));
  const page = showServerHtml(
    <Select
      name="prefix"
      label="Vorwahl"
      autoComplete="tel-country-code"
      options={options}
      defaultValue={49}
    />,
  );
  await page.hydrate();
  expect(page.container.querySelector('select')?.value).toBe('49');
});

test('a default that is taken away leaves the first', async () => {
  const screen = await show(<Likely first="CH" then={undefined} />);
  await screen.getByRole('button', { name: 'Vermuten' }).click();
  await expect.element(screen.getByRole('combobox')).toHaveValue('DE');
});
