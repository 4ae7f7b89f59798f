import { Heading } from '@crema/design-system';
import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openFlow } from '../../../form/test-support/open-flow.tsx';
import { enter } from '../../test-support/controls.ts';
import { erika } from '../../test-support/customers.ts';
import { addressEnvironment } from '../../test-support/environment.ts';
import { watchedServices } from '../../test-support/open-address.tsx';
import { InvoiceAddressAfterRegistration } from './invoice-address-after-registration.tsx';
import { outcomesOf } from '../../../form/test-support/outcomes-of.ts';

async function open(celebrates = false, doubles: Parameters<typeof watchedServices>[0] = {}) {
  const addresses = watchedServices(doubles);
  const { onEvent } = await openFlow(
    <InvoiceAddressAfterRegistration
      action="#"
      customer={erika}
      headline={<Heading level={1}>Willkommen, Erika!</Heading>}
      mark={<svg width="24" height="24" />}
      skipTo="#shop"
      celebrates={celebrates}
    />,
    addressEnvironment,
    { addresses },
  );
  return { onEvent, ...addresses };
}

describe('the welcome after a registration (Registration §2, form 10; §4)', () => {
  test('greets, and asks whether to complete the profile now', async () => {
    await open();
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Willkommen, Erika!');
    await expect.element(page.getByText('Möchten Sie Ihr Profil jetzt vervollständigen?')).toBeVisible();
    await expect.element(page.getByRole('group', { name: 'Rechnungsadresse' })).toBeVisible();
  });

  test('skipping leads on and tells the page, without validating or saving', async () => {
    const { onEvent, save } = await open();
    const skip = page.getByRole('link', { name: 'Überspringen' });
    await expect.element(skip).toHaveAttribute('href', '#shop');
    await userEvent.click(skip);
    expect(outcomesOf(onEvent)).toEqual([{ type: 'addressSkipped', flow: 'invoice-address' }]);
    expect(save).not.toHaveBeenCalled();
    expect(document.querySelector('[aria-invalid="true"]')).toBeNull();
  });

  test('saving tells the page that the address was saved', async () => {
    const { onEvent } = await open();
    await enter({ postalCode: '50667', postalTown: 'Köln', streetAddress: 'Domkloster 4' });
    await userEvent.click(page.getByRole('button', { name: 'Speichern' }));
    await expect
      .poll(() => outcomesOf(onEvent))
      .toEqual([{ type: 'addressSaved', flow: 'invoice-address', uuid: 'a1' }]);
  });

  test('never says both that the customer is logged in and that they no longer are', async () => {
    await open(false, { services: { saved: { kind: 'failed', problem: 'notLoggedIn' } } });
    await expect.element(page.getByText(/Sie sind angemeldet/)).toBeVisible();
    await enter({ postalCode: '50667', postalTown: 'Köln', streetAddress: 'Domkloster 4' });
    await userEvent.click(page.getByRole('button', { name: 'Speichern' }));
    await expect.element(page.getByText(/Sie sind nicht mehr angemeldet/).first()).toBeVisible();
    await expect.element(page.getByText(/Sie sind angemeldet/)).not.toBeInTheDocument();
  });

  test.each([
    [true, 2],
    [false, 1],
  ])('with celebrating %s there are %s drawings, hidden from screen readers', async (celebrates, count) => {
    await open(celebrates);
    await vi.dynamicImportSettled();
    const drawings = '[aria-hidden="true"] svg:not([aria-hidden="true"] button svg)';
    await expect.poll(() => document.querySelectorAll(drawings)).toHaveLength(count);
  });
});
