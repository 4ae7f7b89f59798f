import { createRef } from 'react';
import { expect, test } from 'vitest';
import { show } from '../../test-support/show.tsx';
import { Banner } from './banner.tsx';

test('it can take focus by script, is no stop for Tab and does not speak by itself', async () => {
  const ref = createRef<HTMLElement>();
  const screen = await show(
    <Banner ref={ref} tone="error" heading="Etwas fehlt noch">
      Bitte korrigieren Sie Ihre Angaben.
    </Banner>,
  );
  const banner = screen.getByRole('region', { name: 'Etwas fehlt noch' });
  ref.current?.focus();
  await expect.element(banner).toHaveFocus();
  await expect.element(banner).toHaveAttribute('tabindex', '-1');
  expect(banner.element().closest('[aria-live]')).toBeNull();
});

test('what is read out is its text: no icon, no label in place of it', async () => {
  const ref = createRef<HTMLElement>();
  await show(
    <Banner ref={ref} tone="error">
      Bitte korrigieren Sie Ihre Angaben.
    </Banner>,
  );
  ref.current?.focus();
  expect(document.activeElement).toBe(ref.current);
  expect(ref.current?.textContent).toBe('Bitte korrigieren Sie Ihre Angaben.');
  expect(ref.current?.hasAttribute('aria-label')).toBe(false);
  expect(ref.current?.hasAttribute('aria-labelledby')).toBe(false);
  expect(ref.current?.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
});
