import type { ReactNode } from 'react';
import { beforeAll, expect, test } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { street } from '../../test-support/combo-box.tsx';
import { finger, largeText, narrow, root } from '../../test-support/field-suite/emulate.ts';
import { show } from '../../test-support/show.tsx';
import { suggestions } from '../../test-support/suggestions.ts';
import { FieldRow } from '../index.ts';
import { ComboBox } from './combo-box.tsx';
import { loadSuggestions } from './load-suggestions.ts';

beforeAll(loadSuggestions);

const many = suggestions(
  ...Array.from({ length: 30 }, (_, index) => `Donaudampfschifffahrtsgesellschaftsstraße ${index + 1}`),
);
const combo = <ComboBox {...street} source={async () => many} limit={30} />;

/** Opens the list of the first combo box and measures it. */
async function open(ui: ReactNode) {
  const screen = await show(ui);
  const field = screen.getByRole('combobox');
  await userEvent.type(field, 'Do');
  const list = screen.getByRole('listbox');
  await expect.element(list).toBeVisible();
  const boxOf = (element: Element) => element.getBoundingClientRect();
  return { screen, list, field: boxOf(field.element()), box: boxOf(list.element()) };
}

test('it lies under the field, as wide as the field, and moves nothing', async () => {
  const { screen, field, box } = await open(
    <>
      {combo}
      <p>Danach</p>
    </>,
  );
  expect(box.top).toBeGreaterThan(field.bottom);
  expect(Math.abs(box.width - field.width)).toBeLessThanOrEqual(2);
  expect(screen.getByText('Danach').element().getBoundingClientRect().top).toBeLessThan(box.bottom);
});

test('near the end of the window it opens upward', async () => {
  const { field, box } = await open(<div style={{ paddingBlockStart: 'calc(100vh - 8rem)' }}>{combo}</div>);
  expect(box.bottom).toBeLessThan(field.top);
  expect(box.top).toBeGreaterThanOrEqual(0);
});

test('it is never higher than the window, and scrolls inside to the active line', async () => {
  await page.viewport(800, 300);
  const { screen, list, box } = await open(combo);
  expect(box.bottom).toBeLessThanOrEqual(300);
  expect(list.element().scrollHeight).toBeGreaterThan(list.element().clientHeight);
  await userEvent.keyboard('{ArrowUp}');
  const last = screen.getByRole('option', { name: / 30$/ });
  await expect.element(last).toHaveAttribute('aria-selected', 'true');
  expect(last.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(box.bottom);
  await page.viewport(800, 600);
});

test('a card that is too low for it is not scrolled: the shopper could not scroll it back', async () => {
  const { screen, field } = await open(
    <section aria-label="Karte" style={{ height: '7.5rem', overflow: 'hidden' }}>
      {combo}
    </section>,
  );
  expect(screen.getByRole('region', { name: 'Karte' }).element().scrollTop).toBe(0);
  expect(screen.getByRole('combobox').element().getBoundingClientRect().top).toBe(field.top);
});

test.each(['ltr', 'rtl'])('at 320 px with large text it is inside of the window, %s', async (direction) => {
  await narrow();
  largeText();
  root('dir', direction);
  const { box } = await open(
    <FieldRow layout="short-long">
      <ComboBox {...street} source={async () => many} width="short" />
      <span />
    </FieldRow>,
  );
  expect(box.left).toBeGreaterThanOrEqual(0);
  expect(box.right).toBeLessThanOrEqual(320);
  expect(document.documentElement.scrollWidth).toBe(320);
});

test.each([
  ['in the middle of a page', '12rem', '30rem'],
  ['at its end', '12rem', '0'],
  ['at its beginning', '0', '30rem'],
])(
  'in a window as large as a label and a field it is inside and has room for a line, %s',
  async (_, before, after) => {
    await narrow();
    await page.viewport(320, 256);
    largeText();
    const { box, field } = await open(
      <div style={{ paddingBlock: `${before} ${after}` }}>
        <ComboBox {...street} source={async () => many} />
      </div>,
    );
    expect(box.top).toBeGreaterThanOrEqual(0);
    expect(box.bottom).toBeLessThanOrEqual(256);
    expect(box.height).toBeGreaterThanOrEqual(48);
    expect(box.top >= field.bottom || box.bottom <= field.top).toBe(true);
  },
);

test('under a short field it is wide enough for a word', async () => {
  const { field, box } = await open(<ComboBox {...street} source={async () => many} width="tiny" />);
  expect(box.width).toBeGreaterThan(field.width + 100);
});

test('a finger has 44 px for each line, and a tap chooses it', async () => {
  await finger();
  const { screen } = await open(<ComboBox {...street} />);
  const lines = screen.getByRole('option').elements();
  expect(lines.every((line) => line.getBoundingClientRect().height >= 44)).toBe(true);
  await tap(screen.getByRole('option', { name: 'Domplatz' }).element());
  await expect.element(screen.getByRole('combobox')).toHaveValue('Domplatz');
  await expect.element(screen.getByRole('combobox')).toHaveFocus();
});

/** Touches the middle of an element, as a phone does. */
async function tap(element: Element) {
  const [frame, box] = [window.frameElement?.getBoundingClientRect(), element.getBoundingClientRect()];
  const scale = (frame?.width ?? innerWidth) / innerWidth;
  const x = (frame?.left ?? 0) + (box.left + box.width / 2) * scale;
  const y = (frame?.top ?? 0) + (box.top + box.height / 2) * scale;
  await cdp().send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
  await cdp().send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}
