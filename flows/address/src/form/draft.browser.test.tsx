import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { control, enter } from '../../test-support/controls.ts';
import { openAddress } from '../../test-support/open-address.tsx';

afterEach(() => sessionStorage.clear());

const kept = () => Object.values(sessionStorage).join();

test('an address is there again after a reload; nothing is said of passwords and ticks that it does not ask for', async () => {
  const { screen } = await openAddress();
  await enter({ streetAddress: 'Domkloster 4' });
  await expect.poll(kept).toContain('Domkloster 4');
  const before = Object.entries(sessionStorage);
  await screen.unmount();
  for (const [key, value] of before) sessionStorage.setItem(key, String(value));
  await openAddress();
  await expect.element(page.getByText('Ihre Angaben sind noch da.', { exact: true }).first()).toBeVisible();
  await expect.poll(() => control('streetAddress')).toHaveProperty('value', 'Domkloster 4');
  expect(page.getByText(/Passwort/).query()).toBeNull();
  await expect.element(page.getByRole('button', { name: 'Verwerfen' })).toBeVisible();
});

test('a Turkish province that is chosen before the code that keeps drafts has come is there again', async () => {
  const { screen } = await openAddress({ site: 'TR' });
  const province = control('postalTown');
  if (!(province instanceof HTMLSelectElement)) throw new Error('There is no list of provinces.');
  // In one task: nothing is fetched in between.
  province.focus();
  province.value = 'Adana';
  province.dispatchEvent(new Event('change', { bubbles: true }));
  await expect.poll(kept).toContain('Adana');
  const before = Object.entries(sessionStorage);
  await screen.unmount();
  for (const [key, value] of before) sessionStorage.setItem(key, String(value));
  await openAddress({ site: 'TR' });
  await expect.poll(() => control('postalTown')).toHaveProperty('value', 'Adana');
});
