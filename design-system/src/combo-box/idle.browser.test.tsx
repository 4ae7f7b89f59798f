import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { street } from '../../test-support/combo-box.tsx';
import { show } from '../../test-support/show.tsx';
import { ComboBox } from './combo-box.tsx';

test('the list comes when the browser is idle, before anybody has touched the field', async () => {
  const screen = await show(<ComboBox {...street} />);
  await expect.element(screen.getByRole('combobox', { name: 'Straße' })).toBeVisible();
  expect(document.activeElement).toBe(document.body);
});

test('it brings no style element, which a strict policy would refuse', async () => {
  const styles = document.querySelectorAll('style').length;
  const screen = await show(<ComboBox {...street} />);
  await userEvent.type(screen.getByRole('combobox'), 'Dom');
  await expect.element(screen.getByRole('listbox')).toBeVisible();
  await userEvent.keyboard('{ArrowDown}');
  expect(document.querySelectorAll('style')).toHaveLength(styles);
});
