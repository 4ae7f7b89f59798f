import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { show, showServerHtml } from '../../test-support/show.tsx';
import { Link, TextField } from '../index.ts';
import { SkipLink } from './skip-link.tsx';

const ui = (
  <>
    <SkipLink href="#content">Zum Inhalt</SkipLink>
    <Link href="#start">Start</Link>
    <main id="content" tabIndex={-1}>
      <TextField name="email" label="E-Mail-Adresse" autoComplete="email" />
    </main>
  </>
);

/** A clipped element has a position, but no pointer can hit it. */
function isSeen(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  return document.elementFromPoint(left + width / 2, top + height / 2) === element;
}

test('it is seen only while it has focus, within the window and large enough to press', async () => {
  await page.viewport(320, 600);
  const screen = await show(ui);
  const link = screen.getByRole('link', { name: 'Zum Inhalt' });
  expect(isSeen(link.element())).toBe(false);
  await userEvent.tab();
  await expect.element(link).toHaveFocus();
  expect(isSeen(link.element())).toBe(true);
  const { left, right, top, height } = link.element().getBoundingClientRect();
  expect(Math.min(left, top)).toBeGreaterThanOrEqual(0);
  expect(right).toBeLessThanOrEqual(320);
  expect(height).toBeGreaterThanOrEqual(44);
  await userEvent.tab();
  expect(isSeen(link.element())).toBe(false);
});

test('Enter goes past the links to the content, also before hydration', async () => {
  const { container } = showServerHtml(ui);
  container.querySelector('a')?.focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => document.activeElement?.id).toBe('content');
  await userEvent.tab();
  expect(document.activeElement).toBe(container.querySelector('input'));
  window.location.hash = '';
});
