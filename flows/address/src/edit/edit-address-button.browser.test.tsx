import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openFlow } from '../../../form/test-support/open-flow.tsx';
import { erikaOfCologne } from '../../test-support/customers.ts';
import { addressEnvironment } from '../../test-support/environment.ts';
import { watchedServices } from '../../test-support/open-address.tsx';
import { EditAddressButton } from './edit-address-button.tsx';
import type { SavedAddress } from '../form/use-save-address.ts';

test('the button opens the flyout; after a save the page is told, the shopper hears it, and has the button again', async () => {
  const onSaved = vi.fn<(saved: SavedAddress) => void>();
  await openFlow(
    <EditAddressButton action="#" customer={erikaOfCologne} onSaved={onSaved}>
      Adresse ändern
    </EditAddressButton>,
    addressEnvironment,
    { addresses: watchedServices() },
  );
  await userEvent.click(page.getByRole('button', { name: 'Adresse ändern' }));
  await expect.element(page.getByRole('dialog')).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Speichern' }));
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  const lines = () =>
    Array.from(document.querySelectorAll('[aria-live="polite"] > *'), ({ textContent }) => textContent);
  await expect.poll(lines).toContain('Ihre Adresse ist gespeichert.');
  await expect.element(page.getByRole('button', { name: 'Adresse ändern' })).toHaveFocus();
  expect(onSaved.mock.calls.map(([{ uuid }]) => uuid)).toEqual(['a1']);
});
