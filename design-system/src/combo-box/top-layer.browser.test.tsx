import type { ReactNode } from 'react';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answered, street } from '../../test-support/combo-box.tsx';
import { root } from '../../test-support/field-suite/emulate.ts';
import { settled } from '../../test-support/settled.ts';
import { show } from '../../test-support/show.tsx';
import { Dialog } from '../index.ts';
import { ComboBox } from './combo-box.tsx';
import { loadSuggestions } from './load-suggestions.ts';

beforeAll(loadSuggestions);

const combo = <ComboBox {...street} />;

/** Opens the list of the first combo box. */
async function open(ui: ReactNode) {
  const screen = await show(ui);
  const field = screen.getByRole('combobox');
  await userEvent.type(field, 'Dom');
  // The response to all letters. Its list replaces one that came between two keys.
  await answered(field);
  const list = screen.getByRole('listbox');
  await expect.element(list).toBeVisible();
  return { screen, field: field.element(), list: list.element() };
}

const boxOf = (element: Element) => element.getBoundingClientRect();

/** Returns true if a press in the middle of the list would hit the list. */
function isOnTop(list: Element): boolean {
  const { left, top, width, height } = boxOf(list);
  return list.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}

/** Returns the distance between a field and its list. */
const gap = (field: Element, list: Element) => Math.round(boxOf(list).top - boxOf(field).bottom);

/** Until the end of the test the browser has no top layer, like Chrome 111. */
function withoutTopLayer(): void {
  const popover = Object.getOwnPropertyDescriptor(HTMLElement.prototype, 'popover') ?? {};
  Reflect.deleteProperty(HTMLElement.prototype, 'popover');
  onTestFinished(() => void Object.defineProperty(HTMLElement.prototype, 'popover', popover));
}

test('a card that cuts off what is too large does not cut the list', async () => {
  const { field, list } = await open(<div style={{ blockSize: '7rem', overflow: 'hidden' }}>{combo}</div>);
  expect(gap(field, list)).toBeGreaterThan(0);
  expect(isOnTop(list)).toBe(true);
});

test('a bar that stays in the window does not cover the list', async () => {
  const { list } = await open(
    <>
      {combo}
      <div style={{ background: 'red', inset: '40% 0 0', position: 'fixed', zIndex: 9999 }} />
    </>,
  );
  expect(isOnTop(list)).toBe(true);
});

test('it stays beside its field when the page scrolls, a box scrolls, or a text grows above', async () => {
  await page.viewport(800, 900);
  const { screen, field, list } = await open(
    <>
      <p>Davor</p>
      <section aria-label="Karte" style={{ blockSize: '20rem', overflow: 'auto' }}>
        <div style={{ paddingBlock: '2rem 60rem' }}>{combo}</div>
      </section>
      <div style={{ blockSize: '200vh' }} />
    </>,
  );
  const before = gap(field, list);
  const { top } = boxOf(field);
  const text = screen.getByText('Davor').element();
  if (text instanceof HTMLElement) text.style.paddingBlockEnd = '30px';
  await settled();
  expect(gap(field, list)).toBe(before);
  expect(boxOf(field).top).toBe(top + 30);
  window.scrollBy({ top: 20, behavior: 'instant' });
  await settled();
  expect(gap(field, list)).toBe(before);
  screen.getByRole('region').element().scrollBy({ top: 20, behavior: 'instant' });
  await settled();
  expect(gap(field, list)).toBe(before);
  expect(boxOf(field).top).toBe(top - 10);
});

test('a field that is scrolled out of its box takes its list along', async () => {
  const { screen, list } = await open(
    <section aria-label="Karte" style={{ blockSize: '12rem', overflow: 'auto' }}>
      <div style={{ paddingBlock: '2rem 60rem' }}>{combo}</div>
    </section>,
  );
  const card = screen.getByRole('region').element();
  card.scrollTop = 400;
  await expect.poll(() => getComputedStyle(list).visibility).toBe('hidden');
  card.scrollTop = 0;
  await expect.poll(() => getComputedStyle(list).visibility).toBe('visible');
});

test('right to left, it begins where its field begins', async () => {
  root('dir', 'rtl');
  const { field, list } = await open(<ComboBox {...street} width="tiny" />);
  expect(boxOf(list).width).toBeGreaterThan(boxOf(field).width);
  expect(Math.abs(boxOf(list).right - boxOf(field).right)).toBeLessThanOrEqual(1);
});

test('in a dialog it is over the dialog, and Escape closes the list alone', async () => {
  const { screen, field, list } = await open(
    <Dialog open title="Adresse" onOpenChange={() => undefined}>
      {combo}
    </Dialog>,
  );
  expect(isOnTop(list)).toBe(true);
  expect(gap(field, list)).toBeGreaterThan(0);
  await userEvent.click(screen.getByRole('option', { name: 'Domplatz' }));
  await expect.element(screen.getByRole('combobox')).toHaveValue('Domplatz');
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(screen.getByRole('listbox')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('listbox')).not.toBeInTheDocument();
  await expect.element(screen.getByRole('dialog')).toBeVisible();
});

test('it has the ink of the page and not that of the browser', async () => {
  const { field, list } = await open(<div style={{ color: 'rgb(1, 2, 3)' }}>{combo}</div>);
  const frame = list.parentElement ?? list;
  const around = field.parentElement ?? field;
  expect(getComputedStyle(frame).color).toBe(getComputedStyle(around).color);
  expect(getComputedStyle(frame).margin).toBe('0px');
  expect(getComputedStyle(frame).padding).toBe('0px');
});

test('in a browser without a top layer it stays inside of a box that cuts', async () => {
  withoutTopLayer();
  const { field, list } = await open(
    <div style={{ blockSize: '10rem', overflow: 'hidden', paddingBlockStart: '14rem' }}>{combo}</div>,
  );
  expect(boxOf(list).bottom).toBeLessThan(boxOf(field).top);
  expect(isOnTop(list)).toBe(true);
});
