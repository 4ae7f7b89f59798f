import { StrictMode } from 'react';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { street } from '../../test-support/combo-box.tsx';
import { rest } from '../../test-support/settled.ts';
import { showServerHtml } from '../../test-support/show.tsx';
import { find } from '../../test-support/suggestions.ts';
import { ComboBox } from './combo-box.tsx';

/** The server's field with text that was typed before any script ran. */
async function typedEarly(text: string, around: (field: ReactNode) => ReactNode = (field) => field) {
  const source = vi.fn(find);
  const page = showServerHtml(around(<ComboBox {...street} source={source} defaultValue="D" />));
  const input = page.container.querySelector('input');
  if (!input) throw new Error('The server has sent no field.');
  input.focus();
  input.setSelectionRange(1, 1);
  if (text) await userEvent.keyboard(text);
  return { ...page, input, source };
}

test.each<[string, ((field: ReactNode) => ReactNode) | undefined]>([
  ['on a page', undefined],
  ['in StrictMode', (field) => <StrictMode>{field}</StrictMode>],
])('what was typed wholly before the script came is asked for, %s', async (_, around) => {
  const { container, hydrate, input, source, complaints } = await typedEarly('om', around);
  await hydrate();
  await expect.poll(() => container.querySelectorAll('[role="option"]')).toHaveLength(3);
  expect(source.mock.calls.map(([query]) => query)).toEqual(['Dom']);
  expect(input.value).toBe('Dom');
  expect(complaints).toEqual([]);
});

test.each<[string, string, (input: HTMLInputElement) => void]>([
  ['nothing was typed', '', () => undefined],
  ['the field was left', 'om', (input) => input.blur()],
])('nothing is asked for where %s', async (_, text, then) => {
  const { hydrate, input, source } = await typedEarly(text);
  then(input);
  await hydrate();
  await expect.poll(() => input.getAttribute('role')).toBe('combobox');
  await rest();
  expect(source).not.toHaveBeenCalled();
});
