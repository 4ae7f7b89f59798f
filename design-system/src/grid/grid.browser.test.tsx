import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { show, showServerHtml } from '../../test-support/show.tsx';
import { Grid } from './grid.tsx';
import type { GridColumns } from './grid.tsx';

const grid = (columns: GridColumns) => (
  <Grid as="ul" columns={columns} aria-label="Vorteile">
    {['Rabatt', 'Punkte', 'Röstungen', 'Wissen'].map((text) => (
      <li key={text}>{text}</li>
    ))}
  </Grid>
);

/** Number of items in the first row. */
function perRow(items: readonly Element[]): number {
  const tops = items.map((item) => item.getBoundingClientRect().top);
  return tops.filter((top) => top === tops[0]).length;
}

test.each([
  { width: 1920, columns: 4 },
  { width: 1919, columns: 3 },
  { width: 979, columns: 2 },
  { width: 668, columns: 2 },
  { width: 667, columns: 1 },
  { width: 374, columns: 2 },
])('in a window of $width px there are $columns columns', async ({ width, columns }) => {
  await page.viewport(width, 600);
  const screen = await show(grid({ base: 4, '4xl': 3, l: 2, s: 1, xs: 2 }));
  expect(perRow(screen.getByRole('listitem').elements())).toBe(columns);
});

test.each(['xs', 's', 'm', 'l', 'xl', 'xxl', '3xl', '4xl'] as const)(
  '%s has a class for every number',
  async (name) => {
    await page.viewport(320, 600);
    for (const columns of [1, 2, 3, 4] as const) {
      const screen = await show(grid({ base: columns === 1 ? 2 : 1, [name]: columns }));
      expect(perRow(screen.getByRole('listitem').elements())).toBe(columns);
      await screen.unmount();
    }
  },
);

test.each([1, 2, 3, 4] as const)('%s columns can be had in every window', async (columns) => {
  const screen = await show(grid(columns));
  expect(perRow(screen.getByRole('listitem').elements())).toBe(columns);
});

test('a long word makes no column wider than its share', async () => {
  await page.viewport(320, 600);
  await show(
    <Grid columns={2}>
      <p>Datenschutzgrundverordnungsbeauftragte</p>
      <p>Kurz</p>
    </Grid>,
  );
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
});

test.each([
  { dir: 'ltr', order: ['Rabatt', 'Punkte'] },
  { dir: 'rtl', order: ['Punkte', 'Rabatt'] },
])('the line starts where the language starts it: $dir', async ({ dir, order }) => {
  const screen = await show(<div dir={dir}>{grid(2)}</div>);
  const left = (text: string) => screen.getByText(text).element().getBoundingClientRect().left;
  expect(left(order[0] ?? '')).toBeLessThan(left(order[1] ?? ''));
});

test('hydration finds what the server sent', async () => {
  const page = showServerHtml(grid({ base: 3, s: 1 }));
  await page.hydrate();
  expect(page.complaints).toEqual([]);
});
