import { afterEach, expect, test, vi } from 'vitest';
import { show, showServerHtml } from '../../test-support/show.tsx';
import { BirthDateField, Checkbox, PasswordField, Select, TextField } from '../index.ts';

afterEach(() => vi.restoreAllMocks());

const texts = {
  name: 'x',
  label: 'Feld',
  hint: 'Hinweis',
  constraint: 'Regel',
  error: 'Fehlt noch.',
} as const;
const labels = { day: 'Tag', month: 'Monat', year: 'Jahr' };

const fields = {
  BirthDateField: <BirthDateField {...texts} labels={labels} order={['day', 'month', 'year']} />,
  Checkbox: <Checkbox name="x" label="Feld" hint="Hinweis" error="Fehlt noch." />,
  PasswordField: <PasswordField {...texts} autoComplete="new-password" />,
  Select: <Select {...texts} autoComplete="off" options={[{ value: 'x', label: 'X' }]} />,
  TextField: <TextField {...texts} autoComplete="off" />,
};

/** React keeps the server's attributes and only warns, so the test checks both: the attributes and the warnings. */
test.each(Object.entries(fields))(
  '%s is described by the same texts before and after hydration',
  async (_name, field) => {
    const said = vi.spyOn(console, 'error');
    const page = showServerHtml(field);
    const described = () =>
      [...page.container.querySelectorAll('[aria-describedby]')].map((element) =>
        (element.getAttribute('aria-describedby') ?? '')
          .split(' ')
          .map((id) => `${id}: ${document.getElementById(id)?.textContent}`),
      );
    const before = described();
    expect(before.flat().join()).toContain('Fehlt noch.');
    expect(before.flat().join()).not.toContain('undefined');
    await page.hydrate();
    expect(described()).toEqual(before);
    expect(said).not.toHaveBeenCalled();
    expect(page.complaints).toEqual([]);
  },
);

test.each([
  ['TextField', <TextField key="x" name="x" label="PLZ" autoComplete="off" width="tiny" state="valid" />],
  [
    'BirthDateField',
    <BirthDateField
      key="x"
      name="x"
      label="PLZ"
      labels={labels}
      order={['day', 'month', 'year']}
      state="valid"
    />,
  ],
])('the tick of a valid %s stands directly behind its label', async (_name, field) => {
  const screen = await show(field);
  const label = screen.getByText('PLZ', { exact: true }).element().getBoundingClientRect();
  const tick = screen.container.querySelector('svg')?.getBoundingClientRect();
  expect((tick?.left ?? 0) - label.right).toBeGreaterThanOrEqual(4);
  expect((tick?.left ?? 0) - label.right).toBeLessThanOrEqual(12);
});
