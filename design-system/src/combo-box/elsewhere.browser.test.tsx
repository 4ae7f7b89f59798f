import { beforeAll, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { street } from '../../test-support/combo-box.tsx';
import { showInShadowRoot, showInWindow } from '../../test-support/show-elsewhere.tsx';
import { ComboBox } from './combo-box.tsx';
import { loadSuggestions } from './load-suggestions.ts';

beforeAll(loadSuggestions);

const places = [
  ['a shadow root', showInShadowRoot],
  ['another window', showInWindow],
] as const;

/** Types “Dom” and finds the list. */
async function open(show: typeof showInShadowRoot) {
  const onSelect = vi.fn<() => void>();
  const { root } = await show(<ComboBox {...street} onSelect={onSelect} />);
  const input = root.querySelector('input');
  if (!input) throw new Error('There is no input.');
  await expect.poll(() => input.role).toBe('combobox');
  input.focus();
  input.ownerDocument.execCommand('insertText', false, 'Dom');
  await expect.poll(() => root.querySelectorAll('[role=option]').length).toBe(3);
  await expect.poll(() => input.hasAttribute('data-busy')).toBe(false);
  const press = async (...keys: readonly string[]) => {
    for (const key of keys) {
      input.dispatchEvent(
        new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, composed: true }),
      );
      await new Promise((done) => {
        setTimeout(done, 20);
      });
    }
  };
  const options = [...root.querySelectorAll<HTMLElement>('[role=option]')];
  return { root, input, press, options, onSelect };
}

test.each(places)('in %s, keys lead through the list and choose', async (_, show) => {
  const { root, input, press, options, onSelect } = await open(show);
  await press('ArrowDown', 'ArrowDown');
  expect(options[1]?.getAttribute('aria-selected')).toBe('true');
  expect(input.getAttribute('aria-activedescendant')).toBe(options[1]?.id);
  await press('Enter');
  expect(input.value).toBe('Domplatz');
  expect(onSelect).toHaveBeenCalledOnce();
  expect(root.querySelector('[role=listbox]')).toBeNull();
  expect(root.activeElement).toBe(input);
});

test.each(places)('in %s, Escape closes the list and keeps the text', async (_, show) => {
  const { root, input, press } = await open(show);
  await press('Escape');
  expect(root.querySelector('[role=listbox]')).toBeNull();
  expect(input.value).toBe('Dom');
});

test.each(places)('in %s, a click chooses, and the list lies beside its field', async (_, show) => {
  const { input, options } = await open(show);
  const [field, line] = [input, options[0]].map((element) => element?.getBoundingClientRect());
  expect(line?.top).toBeGreaterThanOrEqual(field?.bottom ?? 0);
  expect(line?.top).toBeLessThan((field?.bottom ?? 0) + 40);
  options[0]?.click();
  expect(input.value).toBe('Domstraße');
});

test('in a shadow root, the mouse chooses a line', async () => {
  const { input, options } = await open(showInShadowRoot);
  await userEvent.click(options[1] ?? input);
  expect(input.value).toBe('Domplatz');
});

test('in a shadow root, a press beside the list closes it', async () => {
  const { root, input } = await open(showInShadowRoot);
  await userEvent.click(root.querySelector('label') ?? input);
  await expect.poll(() => root.querySelector('[role=listbox]')).toBeNull();
});

test('in another window, the list closes when the focus leaves its field', async () => {
  const { root, input } = await open(showInWindow);
  input.blur();
  await expect.poll(() => root.querySelector('[role=listbox]')).toBeNull();
});
