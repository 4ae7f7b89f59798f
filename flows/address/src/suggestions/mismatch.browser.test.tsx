import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { control, enter, send } from '../../test-support/controls.ts';
import { openAddress } from '../../test-support/open-address.tsx';

const wrong = { postalCode: '50667', postalTown: 'München' };
const rest = { lastName: 'Mustermann', streetAddress: 'Domkloster 4' };
const services = { mismatches: ['50667 München', '50668 München'] };

const code = () => page.getByRole('combobox', { name: /^PLZ/ });
const town = () => page.getByRole('combobox', { name: /^Ort/ });
const message = () => page.getByText(/Die Eingabe PLZ und Ort passt nicht zusammen\./);

async function open() {
  const opened = await openAddress({ services });
  await enter({ ...rest, ...wrong });
  await expect.element(message()).toBeVisible();
  return opened;
}

describe('a code and a town that do not belong together (Registration §5)', () => {
  test('are told so once, below both, and both are described by it', async () => {
    await open();
    expect(message().elements()).toHaveLength(1);
    const top = () => message().element().getBoundingClientRect().top;
    for (const field of [code(), town()]) {
      await expect.element(field).toHaveAttribute('aria-invalid', 'true');
      expect(field.element().getBoundingClientRect().bottom).toBeLessThan(top());
      await expect
        .element(field)
        .toHaveAccessibleDescription(/passt nicht zusammen.*senden Sie sie einfach noch einmal/);
    }
  });

  test('hold one submit back, and the next one goes through with the same', async () => {
    const { save } = await open();
    await send();
    await expect.poll(() => document.activeElement).toBe(control('postalCode'));
    expect(save).not.toHaveBeenCalled();
    await expect.element(message()).toBeVisible();
    await send();
    await expect.poll(() => save.mock.lastCall?.[0].data.address.regular).toMatchObject(wrong);
  });

  test('another wrong pair is held back anew', async () => {
    const { save } = await open();
    await send();
    await enter({ postalCode: '50668' });
    await expect.element(message()).toBeVisible();
    await send();
    expect(save).not.toHaveBeenCalled();
    await send();
    await expect.poll(() => save.mock.calls).toHaveLength(1);
  });

  test('are no longer called wrong when one of them is put right', async () => {
    const { save } = await open();
    await enter({ postalTown: 'Köln' });
    await expect.element(message()).not.toBeInTheDocument();
    await send();
    await expect.poll(() => save.mock.calls).toHaveLength(1);
  });

  test('are judged only when both are there, and once for a pair', async () => {
    const { validate } = await openAddress({ services });
    const judged = () => validate.mock.calls.filter(([{ city }]) => city !== '').length;
    await enter({ postalCode: '50667' });
    expect(validate).not.toHaveBeenCalled();
    await enter({ postalTown: 'München' });
    await expect.element(message()).toBeVisible();
    await userEvent.click(code());
    await userEvent.tab();
    expect(judged()).toBe(1);
  });

  test('a code and a town that are missing together are told so once', async () => {
    await openAddress();
    await send();
    const missing = page.getByText(/Die PLZ und der Ort sind Pflichtfelder\./);
    await expect.element(missing).toBeVisible();
    expect(missing.elements()).toHaveLength(1);
    for (const field of [code(), town()])
      await expect.element(field).toHaveAccessibleDescription(/Die PLZ und der Ort sind Pflichtfelder/);
  });
});
