import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../../test-support/show.tsx';
import { Text } from './text.tsx';

test('it is a paragraph', async () => {
  const screen = await show(<Text>Fragen stellen und Rezepte teilen.</Text>);
  await expect.element(screen.getByRole('paragraph')).toHaveTextContent('Fragen stellen und Rezepte teilen.');
});

test('on a wide screen a line stays short enough to find the next one', async () => {
  await page.viewport(1600, 800);
  const screen = await show(<Text>{'Kaffee und Kuchen '.repeat(40)}</Text>);
  const line = screen.getByRole('paragraph').element().getBoundingClientRect().width;
  expect(line / 16).toBeLessThanOrEqual(34);
});
