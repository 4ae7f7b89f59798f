import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { show, showCounting, showServerHtml } from '../../test-support/show.tsx';
import { useBreakpoint } from './index.ts';

function Window() {
  return <p>Fenster: {useBreakpoint('xxl')}</p>;
}

test.each([
  { width: 374, cluster: 'xs' },
  { width: 375, cluster: 's' },
  { width: 667, cluster: 's' },
  { width: 767, cluster: 'm' },
  { width: 979, cluster: 'l' },
  { width: 1023, cluster: 'xl' },
  { width: 1279, cluster: 'xxl' },
  { width: 1439, cluster: '3xl' },
  { width: 1919, cluster: '4xl' },
  { width: 1920, cluster: 'wide' },
])('a window of $width px belongs to $cluster', async ({ width, cluster }) => {
  await page.viewport(width, 600);
  const screen = await show(<Window />);
  await expect.element(screen.getByText(`Fenster: ${cluster}`, { exact: true })).toBeVisible();
});

test('it follows the window, and only from cluster to cluster', async () => {
  await page.viewport(500, 600);
  const { screen, commits } = await showCounting(<Window />);
  await page.viewport(600, 600);
  await page.viewport(640, 600);
  expect(commits()).toBe(0);
  await page.viewport(700, 600);
  await expect.element(screen.getByText('Fenster: m')).toBeVisible();
  expect(commits()).toBe(1);
});

test('the server takes the value it is given, and the browser corrects it without a complaint', async () => {
  await page.viewport(500, 600);
  const { container, hydrate, complaints } = showServerHtml(<Window />);
  expect(container.textContent).toContain('Fenster: xxl');
  await hydrate();
  expect(container.textContent).toContain('Fenster: s');
  expect(complaints).toEqual([]);
});
