import { createRef } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { show, showServerHtml } from '../../test-support/show.tsx';
import { Logo } from './logo.tsx';

const drawing = (
  <svg viewBox="0 0 115 32" width="115" height="32">
    <title>Bechermotiv</title>
  </svg>
);

test('it is a link named by its label alone, whatever the mark says', async () => {
  const ref = createRef<HTMLAnchorElement>();
  const screen = await show(
    <Logo ref={ref} href="/start" label="Crema, zur Startseite">
      {drawing}
      Crema
    </Logo>,
  );
  const link = screen.getByRole('link', { name: 'Crema, zur Startseite', exact: true });
  await expect.element(link).toHaveAttribute('href', '/start');
  expect(ref.current).toBe(link.element());
});

test('without a place to lead to it is the mark and its name', async () => {
  const screen = await show(<Logo label="Crema">{drawing}</Logo>);
  expect(screen.getByRole('link').query()).toBeNull();
  expect(screen.container.textContent).toContain('Crema');
});

test('the link is high enough for a finger', async () => {
  const screen = await show(
    <Logo href="/" label="Crema">
      {drawing}
    </Logo>,
  );
  expect(screen.getByRole('link').element().getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
});

test('a mark wider than a phone shrinks rather than scroll', async () => {
  await page.viewport(320, 600);
  await show(
    <Logo href="/" label="Crema">
      <svg viewBox="0 0 800 32" width="800" height="32" />
    </Logo>,
  );
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
});

test('hydration finds what the server sent', async () => {
  const page = showServerHtml(
    <Logo href="/" label="Crema">
      {drawing}
    </Logo>,
  );
  await page.hydrate();
  expect(page.complaints).toEqual([]);
});
