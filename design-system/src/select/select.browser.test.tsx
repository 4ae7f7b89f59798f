import { expect, test } from 'vitest';
import { show, showCounting, showServerHtml } from '../../test-support/show.tsx';
import { Select } from './index.ts';

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

test('an error is told with the field', async () => {
  const screen = await show(<Select {...salutation} error="Die Anrede ist ein Pflichtfeld." required />);
  const select = screen.getByRole('combobox');
  await expect.element(select).toHaveAccessibleDescription('Fehler: Die Anrede ist ein Pflichtfeld.');
  await expect.element(select).toBeInvalid();
});
