import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { control, enter } from '../../test-support/controls.ts';
import { addresses, withAddress } from '../../test-support/customers.ts';
import { openAddress } from '../../test-support/open-address.tsx';

/** Chooses a line of a list in one task: nothing is fetched in between. */
function choose(part: string, value: string): void {
  const list = control(part);
  if (!(list instanceof HTMLSelectElement)) throw new Error(`There is no list of ${part}.`);
  list.focus();
  list.value = value;
  list.dispatchEvent(new Event('change', { bubbles: true }));
}

const kept = () => Object.values(sessionStorage).join();

test('an address is there again after a reload; nothing is said of passwords and ticks that it does not ask for', async () => {
  const { screen } = await openAddress();
  await enter({ streetAddress: 'Domkloster 4' });
  await expect.poll(kept).toContain('Domkloster 4');
  await screen.unmount();
  await openAddress();
  await expect.element(page.getByText('Ihre Angaben sind noch da.', { exact: true }).first()).toBeVisible();
  await expect.poll(() => control('streetAddress')).toHaveProperty('value', 'Domkloster 4');
  expect(page.getByText(/Passwort/).query()).toBeNull();
  await expect.element(page.getByRole('button', { name: 'Angaben löschen' })).toBeVisible();
});

test('a Turkish province that is chosen before the code that keeps drafts has come is there again', async () => {
  const { screen } = await openAddress({ site: 'TR' });
  choose('postalTown', 'Adana');
  await expect.poll(kept).toContain('Adana');
  await screen.unmount();
  await openAddress({ site: 'TR' });
  await expect.poll(() => control('postalTown')).toHaveProperty('value', 'Adana');
});

test('who throws a draft away has the province and district again that are known of them', async () => {
  const setting = { site: 'TR', customer: withAddress(addresses.TR) } as const;
  const { screen } = await openAddress(setting);
  await enter({ streetAddress: 'Yeni Sokak No 7' });
  await expect.poll(kept).toContain('Yeni Sokak');
  await screen.unmount();
  await openAddress(setting);
  await expect.poll(() => control('streetAddress')).toHaveProperty('value', 'Yeni Sokak No 7');
  const discard = page.getByRole('button', { name: 'Sil' });
  await expect.element(discard).toBeVisible();
  choose('postalTown', 'Adana');
  await expect.poll(() => control('postalDistrict')).toHaveProperty('value', '');
  await userEvent.click(discard);
  await expect.poll(() => control('postalTown')).toHaveProperty('value', 'İstanbul');
  await expect.poll(() => control('postalDistrict')).toHaveProperty('value', 'Kadıköy');
});
