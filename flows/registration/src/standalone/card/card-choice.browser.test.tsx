import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { erika } from '../../../../form/test-support/erika.ts';
import { openFlow } from '../../../../form/test-support/open-flow.tsx';
import { standaloneEnvironment } from '../../../test-support/environment.ts';
import { StandaloneRegistration } from '../standalone-registration.tsx';

const box = (name: RegExp) => page.getByRole('checkbox', { name });
const card = () => box(/CremaCard/);
const layout = (name: RegExp) => page.getByRole('radio', { name });
const digital = () => layout(/Digital/);
const plastic = () => layout(/Plastikkarte/);
const postalCode = () => page.getByRole('combobox', { name: /^PLZ/ });
const street = () => page.getByRole('textbox', { name: /^Straße/ });
const send = () => userEvent.click(page.getByRole('button', { name: 'Konto anlegen' }));

/** Opens the form with all entered but the card, which is ticked. */
async function openTicked(setting: Parameters<typeof openFlow>[2] = {}) {
  const opened = await openFlow(
    <StandaloneRegistration action="#" start={{ values: erika }} />,
    standaloneEnvironment,
    setting,
  );
  await userEvent.fill(page.getByLabelText(/^Passwort(?! anzeigen)/), 'Kaffee 123');
  await userEvent.click(card());
  await expect.element(digital()).toBeChecked();
  await userEvent.click(box(/Teilnahmebedingungen/));
  await userEvent.click(box(/Newsletter/));
  return opened;
}

async function enterAddress() {
  await userEvent.fill(postalCode(), '50667');
  await userEvent.fill(page.getByRole('combobox', { name: /^Ort/ }), 'Köln');
  await userEvent.fill(street(), 'Domkloster 4');
}

test('the card’s box brings the choice of layout and takes it away', async () => {
  await openTicked();
  await userEvent.click(card());
  await expect.element(digital()).not.toBeInTheDocument();
});

test('unticking the card takes a plastic one back to digital', async () => {
  await openTicked();
  await userEvent.click(plastic());
  await expect.element(postalCode()).toBeVisible();
  await userEvent.click(card());
  await expect.element(plastic()).not.toBeInTheDocument();
  await expect.element(postalCode()).not.toBeInTheDocument();
  await userEvent.click(card());
  await expect.element(digital()).toBeChecked();
  await expect.element(postalCode()).not.toBeInTheDocument();
});

test('back to digital removes the address, and on return it is there again with all that was typed', async () => {
  await openTicked();
  await userEvent.click(plastic());
  await expect.element(page.getByRole('combobox', { name: /^Land/ })).toBeDisabled();
  await enterAddress();
  await userEvent.click(digital());
  await expect.element(postalCode()).not.toBeInTheDocument();
  await userEvent.click(plastic());
  await expect.element(postalCode()).toHaveValue('50667');
  await expect.element(street()).toHaveValue('Domkloster 4');
});

describe('what is sent', () => {
  test('is a plastic card with its address', async () => {
    const { register } = await openTicked();
    await userEvent.click(plastic());
    await expect.element(postalCode()).toBeVisible();
    await enterAddress();
    await send();
    await expect.poll(() => register.mock.calls).toHaveLength(1);
    expect(register.mock.lastCall?.[0]).toMatchObject({
      cardMembership: true,
      cardSelection: {
        layout: 'PLASTIC',
        address: {
          countryCode: 'DE',
          postalCode: '50667',
          postalTown: 'Köln',
          streetAddress: 'Domkloster 4',
        },
      },
    });
  });

  test('is a digital card without the address that was typed before', async () => {
    const { register } = await openTicked();
    await userEvent.click(plastic());
    await expect.element(postalCode()).toBeVisible();
    await enterAddress();
    await userEvent.click(digital());
    await expect.element(postalCode()).not.toBeInTheDocument();
    await send();
    await expect.poll(() => register.mock.calls).toHaveLength(1);
    expect(register.mock.lastCall?.[0].cardSelection).toEqual({ layout: 'DIGITAL' });
  });

  test('is no card once its box is unticked', async () => {
    const { register } = await openTicked();
    await userEvent.click(plastic());
    await expect.element(postalCode()).toBeVisible();
    await enterAddress();
    await userEvent.click(card());
    await expect.element(plastic()).not.toBeInTheDocument();
    await send();
    await expect.poll(() => register.mock.calls).toHaveLength(1);
    expect(register.mock.lastCall?.[0].cardMembership).not.toBe(true);
    expect(register.mock.lastCall?.[0]).not.toHaveProperty('cardSelection');
  });

  test('is nothing as long as the plastic card’s address is missing', async () => {
    const { register } = await openTicked();
    await userEvent.click(plastic());
    await expect.element(postalCode()).toBeVisible();
    await send();
    await expect.element(postalCode()).toHaveFocus();
    expect(register).not.toHaveBeenCalled();
  });
});
