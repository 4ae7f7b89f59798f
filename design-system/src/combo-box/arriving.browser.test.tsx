import { StrictMode } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { street } from '../../test-support/combo-box.tsx';
import { rest } from '../../test-support/settled.ts';
import { showServerHtml } from '../../test-support/show.tsx';
import { ComboBox } from './combo-box.tsx';

const gate = vi.hoisted(() => {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open: () => open(), opened, knocks: 0 };
});

// The real list, delayed until the test releases it.
vi.mock(import('./load-suggestions.ts'), async (original) => {
  const real = await original();
  return {
    ...real,
    loadSuggestions: async () => {
      gate.knocks += 1;
      await gate.opened;
      await real.loadSuggestions();
    },
  };
});

test('the list comes to an input in use and takes neither text nor caret nor focus', async () => {
  const page = showServerHtml(
    <StrictMode>
      <form>
        <ComboBox {...street} />
      </form>
    </StrictMode>,
  );
  const input = page.container.querySelector('input');
  const form = page.container.querySelector('form');
  if (!input || !form) throw new Error('The server has sent no field.');
  const role = () => input.getAttribute('role');

  await userEvent.type(input, 'D');
  await page.hydrate();
  expect(gate.knocks).toBeGreaterThan(0);
  await userEvent.keyboard('om{ArrowLeft}');
  await rest();
  expect(role()).toBeNull();
  expect(new FormData(form).get('street')).toBe('Dom');

  gate.open();
  await expect.poll(() => role()).toBe('combobox');
  expect(page.container.querySelector('input')).toBe(input);
  expect(document.activeElement).toBe(input);
  expect([input.value, input.selectionStart, input.selectionEnd]).toEqual(['Dom', 2, 2]);
  expect(page.complaints).toEqual([]);
  // The shopper waits for it, and the first of StrictMode's two mounts has not used it up.
  await expect.poll(() => page.container.querySelectorAll('[role="option"]')).toHaveLength(3);
});
