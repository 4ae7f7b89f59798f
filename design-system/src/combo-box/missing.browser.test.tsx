import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { street } from '../../test-support/combo-box.tsx';
import { rest } from '../../test-support/settled.ts';
import { show } from '../../test-support/show.tsx';
import { find } from '../../test-support/suggestions.ts';
import { ComboBox } from './combo-box.tsx';
import { loadSuggestions } from './load-suggestions.ts';

const tries = vi.hoisted(() => ({ count: 0 }));

vi.mock(import('./suggestions.tsx'), () => {
  tries.count += 1;
  throw new Error('The chunk is gone.');
});

test('when the list cannot be loaded, the field is a plain input and works', async () => {
  const source = vi.fn(find);
  const screen = await show(
    <form>
      <ComboBox {...street} source={source} />
    </form>,
  );
  const field = screen.getByRole('textbox', { name: 'Straße' });
  await userEvent.type(field, 'Domplatz 1');
  await loadSuggestions();
  await rest();
  expect(tries.count).toBeGreaterThan(0);
  await expect.element(field).toHaveValue('Domplatz 1');
  await expect.element(field).toHaveFocus();
  expect(document.querySelector('[role="combobox"]')).toBeNull();
  expect(source).not.toHaveBeenCalled();
});
