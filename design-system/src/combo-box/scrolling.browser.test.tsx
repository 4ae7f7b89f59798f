import { beforeAll, expect, test, vi } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { answered, street, typeInto } from '../../test-support/combo-box.tsx';
import { narrow } from '../../test-support/field-suite/emulate.ts';
import { suggestions } from '../../test-support/suggestions.ts';
import { ComboBox } from './combo-box.tsx';
import { loadSuggestions } from './load-suggestions.ts';

beforeAll(loadSuggestions);

const name = 'Donaudampfschifffahrtsgesellschaftsstraße';
const source = async () => suggestions(...Array.from({ length: 10 }, (_, index) => `${name} ${index + 1}`));

/** A list that is higher than its room. Browsers let Tab stop at such a box. */
async function overflowing(limit = 10) {
  const onSelect = vi.fn();
  const shown = await typeInto(<ComboBox {...street} {...{ source, limit, onSelect }} />);
  await expect.element(shown.list).toBeVisible();
  await answered(shown.combo);
  const list = shown.list.element();
  expect(list.scrollHeight).toBeGreaterThan(list.clientHeight);
  return { ...shown, onSelect };
}

/** Returns true if keys still operate and close the list, and nothing was chosen so far. */
async function expectKeys({ combo, list, option, onSelect }: Awaited<ReturnType<typeof overflowing>>) {
  await expect.element(combo).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(option(`${name} 1`)).toHaveAttribute('aria-selected', 'true');
  await userEvent.keyboard('{Escape}');
  await expect.element(list).not.toBeInTheDocument();
  await expect.element(combo).toHaveFocus();
  await expect.element(combo).toHaveValue('Dom');
  expect(onSelect).not.toHaveBeenCalled();
}

test.each([
  ['800 × 600', 800, 600, 10],
  ['320 × 420', 320, 420, 5],
])('Tab leads out of the field and not into a list that scrolls, at %s', async (_, width, height, limit) => {
  await narrow();
  await page.viewport(width, height);
  const { screen, combo, list, onSelect } = await overflowing(limit);
  await userEvent.keyboard('{ArrowDown}');
  await userEvent.tab();
  await expect.element(screen.getByRole('button', { name: 'Weiter' })).toHaveFocus();
  await expect.element(list).not.toBeInTheDocument();
  await expect.element(combo).toHaveValue('Dom');
  expect(onSelect).not.toHaveBeenCalled();
});

test('a list that is given the focus all the same hands it back to the field', async () => {
  const shown = await overflowing();
  const list = shown.list.element();
  if (list instanceof HTMLElement) list.focus();
  await expectKeys(shown);
});

test('a press beside the lines, where the scrollbar is, leaves the focus and the keys to the field', async () => {
  const shown = await overflowing();
  const { left, right, bottom, height } = shown.list.element().getBoundingClientRect();
  await press(right - 2, bottom - height / 3);
  await press(left + 2, bottom - 2);
  await expectKeys(shown);
});

/** Presses a point of the window with the mouse, like Playwright's mouse. */
async function press(left: number, top: number) {
  const frame = window.frameElement?.getBoundingClientRect();
  const scale = (frame?.width ?? innerWidth) / innerWidth;
  const [x, y] = [(frame?.left ?? 0) + left * scale, (frame?.top ?? 0) + top * scale];
  for (const type of ['mousePressed', 'mouseReleased'] as const) {
    await cdp().send('Input.dispatchMouseEvent', { type, x, y, button: 'left', clickCount: 1 });
  }
}
