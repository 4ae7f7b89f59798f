import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../../test-support/show.tsx';
import { Select, TextField } from '../index.ts';
import { FieldRow } from './field-row.tsx';

const place = (error?: string) => (
  <div style={{ width: '560px' }}>
    <FieldRow layout="short-long">
      <TextField name="postalCode" label="PLZ" autoComplete="postal-code" error={error} />
      <TextField name="town" label="Ort" autoComplete="address-level2" />
    </FieldRow>
  </div>
);

const ERROR = 'Die Postleitzahl ist ein Pflichtfeld.';

test.each([
  { error: undefined, short: 112 },
  { error: ERROR, short: 256 },
])(
  'with the error $error the short field is $short px wide, beside the long one',
  async ({ error, short }) => {
    await page.viewport(900, 600);
    const screen = await show(place(error));
    const [code, town] = ['PLZ', 'Ort'].map((name) =>
      screen.getByRole('textbox', { name }).element().getBoundingClientRect(),
    );
    expect(code?.width).toBe(short);
    expect(town?.top).toBe(code?.top);
    expect(town?.right).toBeGreaterThan(559);
  },
);

test('an error under the short field takes no more than two lines', async () => {
  await page.viewport(900, 600);
  const screen = await show(place(ERROR));
  const { height } = screen
    .getByText(/Pflichtfeld/)
    .element()
    .getBoundingClientRect();
  expect(height).toBeLessThan(50);
});

test('an error below both fields leaves the short one as it is', async () => {
  await page.viewport(900, 600);
  const screen = await show(
    <div style={{ width: '560px' }}>
      <FieldRow layout="short-long">
        <TextField name="postalCode" label="PLZ" autoComplete="postal-code" state="error" />
        <TextField name="town" label="Ort" autoComplete="address-level2" state="error" />
      </FieldRow>
    </div>,
  );
  const { width } = screen.getByRole('textbox', { name: 'PLZ' }).element().getBoundingClientRect();
  expect(width).toBe(112);
});

test.each(['even', 'short-long'] as const)(
  'in a row that is %s a select has room for its text at any width, or a line of its own',
  async (layout) => {
    await page.viewport(900, 600);
    const screen = await show(
      <div id="column">
        <FieldRow layout={layout}>
          <TextField name="postalCode" label="PLZ" autoComplete="postal-code" />
          <Select
            name="town"
            label="Ort"
            autoComplete="address-level2"
            placeholder="Bitte Provinz wählen"
            options={[]}
          />
        </FieldRow>
      </div>,
    );
    const column = screen.container.querySelector<HTMLElement>('#column');
    const select = screen.getByRole('combobox').element();
    const text = 155 + Number.parseFloat(getComputedStyle(select).paddingInlineEnd) + 17;
    for (let width = 280; width <= 800; width += 8) {
      column?.style.setProperty('width', `${width}px`);
      expect([width, select.getBoundingClientRect().width >= Math.min(text, width)]).toEqual([width, true]);
    }
  },
);
