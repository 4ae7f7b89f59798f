import { createRef } from 'react';
import { expect, test } from 'vitest';
import { show } from '../../test-support/show.tsx';
import { Banner } from './index.ts';

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
