import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { addresses, erika, erikaOfCologne, withAddress } from '../../../address/test-support/customers.ts';
import { agreed, layout, openCard, send, shownTexts } from '../../test-support/open-card.tsx';

const missing = 'Die Rechnungsadresse fehlt.';
const change = () => page.getByRole('button', { name: 'Adresse ändern' });
const add = () => page.getByRole('button', { name: 'Adresse hinzufügen' });
const dialog = () => page.getByRole('dialog');

test('a known customer reads what is known, and is asked for nothing but the card', async () => {
  const { register } = await openCard({ customer: erikaOfCologne, values: agreed });
  await expect.element(page.getByText('erika@example.com')).toBeVisible();
  await expect.element(page.getByRole('textbox', { name: /Vorname|E-Mail/ })).not.toBeInTheDocument();
  await expect.element(page.getByLabelText(/^Passwort/)).not.toBeInTheDocument();
  await send();
  await expect.poll(() => register.mock.calls).toHaveLength(1);
  const [request] = register.mock.lastCall ?? [];
  expect(request?.cardSelection).toEqual({ layout: 'DIGITAL', phoneNumber: '' });
  expect(request).not.toHaveProperty('password');
});

test('a plastic card goes to the saved address, which is shown and not sent', async () => {
  const { register } = await openCard({ customer: erikaOfCologne, values: agreed });
  await expect.element(page.getByText(/Domkloster 4/)).not.toBeInTheDocument();
  await userEvent.click(layout('Plastikkarte'));
  await expect.element(page.getByText(/Domkloster 4/)).toBeVisible();
  await expect.element(change()).toBeVisible();
  await send();
  await expect.poll(() => register.mock.calls).toHaveLength(1);
  expect(register.mock.lastCall?.[0].cardSelection).toEqual({ layout: 'PLASTIC', phoneNumber: '' });
});

test.each([
  ['the button that opens the dialog', {}, add],
  [
    'the link to its page',
    { editDialogEnabled: false },
    () => page.getByRole('link', { name: 'Adresse hinzufügen' }),
  ],
] as const)(
  'without an address a plastic card is refused: error and focus are at %s, not at the choice',
  async (_where, options, way) => {
    const { register } = await openCard({ customer: erika, values: agreed, options });
    await userEvent.click(layout('Plastikkarte'));
    expect(shownTexts()).not.toContain(missing);
    await send();
    await expect.element(way()).toHaveFocus();
    await expect.element(way()).toHaveAccessibleDescription(/Die Rechnungsadresse fehlt\./);
    await expect.element(layout('Plastikkarte')).not.toHaveAccessibleDescription(/fehlt/);
    await expect.element(page.getByRole('radiogroup')).not.toHaveAttribute('aria-invalid', 'true');
    await expect.poll(shownTexts).toContain(missing);
    expect(register).not.toHaveBeenCalled();
  },
);

test('a plastic card that was just chosen is not wrong yet', async () => {
  await openCard({ customer: erika });
  await userEvent.click(layout('Plastikkarte'));
  await expect.element(page.getByText(/brauchen wir Ihre Rechnungsadresse/)).toBeVisible();
  await userEvent.tab();
  await expect.element(layout('Plastikkarte')).not.toHaveAccessibleDescription(/fehlt/);
  await expect.element(page.getByRole('radiogroup')).not.toHaveAttribute('aria-invalid', 'true');
});

test('back to the digital card nothing is missing, and it is sent', async () => {
  const { register } = await openCard({ customer: erika, values: agreed });
  await userEvent.click(layout('Plastikkarte'));
  await send();
  await expect.poll(shownTexts).toContain(missing);
  await userEvent.click(layout('Digital'));
  await expect.poll(shownTexts).not.toContain(missing);
  await send();
  await expect.poll(() => register.mock.lastCall?.[0].cardSelection?.layout).toBe('DIGITAL');
});

test('an address that is added in the dialog takes the error away; then the card is sent', async () => {
  const { register, save } = await openCard({ customer: erika, values: agreed });
  await userEvent.click(layout('Plastikkarte'));
  await send();
  await expect.poll(shownTexts).toContain(missing);
  await userEvent.click(add());
  await expect.element(dialog()).toBeVisible();
  await userEvent.fill(dialog().getByRole('combobox', { name: /^PLZ/ }), '50667');
  await userEvent.fill(dialog().getByRole('combobox', { name: /^Ort/ }), 'Köln');
  await userEvent.fill(dialog().getByRole('textbox', { name: /^Straße/ }), 'Domkloster 5');
  await userEvent.click(dialog().getByRole('button', { name: 'Speichern' }));
  await expect.element(dialog()).not.toBeInTheDocument();
  await expect.element(page.getByText(/Domkloster 5/)).toBeVisible();
  await expect.element(change()).toHaveFocus();
  await expect.poll(shownTexts).not.toContain(missing);
  expect(save).toHaveBeenCalledOnce();
  // The dialog's form stands in the card's: a save must not send the card.
  expect(register).not.toHaveBeenCalled();
  await send();
  await expect.poll(() => register.mock.lastCall?.[0].cardSelection?.layout).toBe('PLASTIC');
});

test('an address that is changed in the dialog is the one that is shown', async () => {
  const { register } = await openCard({ customer: erikaOfCologne, values: agreed });
  await userEvent.click(layout('Plastikkarte'));
  await userEvent.click(change());
  await userEvent.fill(dialog().getByRole('textbox', { name: /^Straße/ }), 'Domkloster 7');
  await userEvent.click(dialog().getByRole('button', { name: 'Speichern' }));
  await expect.element(page.getByText(/Domkloster 7/)).toBeVisible();
  await expect.element(layout('Plastikkarte')).toBeChecked();
  expect(register).not.toHaveBeenCalled();
});

test('the dialog keeps to the country that the card is sent to, and says why', async () => {
  const { save } = await openCard({ customer: erika, values: agreed });
  await userEvent.click(layout('Plastikkarte'));
  await userEvent.click(add());
  const country = dialog().getByRole('combobox', { name: /^Land/ });
  await expect.element(country).toBeDisabled();
  await expect.element(country).toHaveDisplayValue('Deutschland');
  await expect
    .element(dialog())
    .toHaveAccessibleDescription('Die Karte schicken wir nur an Adressen in diesem Land: Deutschland.');
  await userEvent.fill(dialog().getByRole('combobox', { name: /^PLZ/ }), '50667');
  await userEvent.fill(dialog().getByRole('combobox', { name: /^Ort/ }), 'Köln');
  await userEvent.fill(dialog().getByRole('textbox', { name: /^Straße/ }), 'Domkloster 5');
  await userEvent.click(dialog().getByRole('button', { name: 'Speichern' }));
  await expect.poll(() => save.mock.lastCall?.[0].data.address.regular.countryCode).toBe('DE');
  await expect.element(layout('Plastikkarte')).toBeChecked();
});

test('who lives abroad is offered the digital card alone', async () => {
  await openCard({ customer: withAddress(addresses.AT) });
  await expect.element(layout('Digital')).toBeChecked();
  await expect.element(layout('Plastikkarte')).not.toBeInTheDocument();
});

test('without the dialog a link leads to the page of the address', async () => {
  await openCard({ customer: erika, options: { editDialogEnabled: false } });
  await userEvent.click(layout('Plastikkarte'));
  await expect
    .element(page.getByRole('link', { name: 'Adresse hinzufügen' }))
    .toHaveAttribute('href', '#address');
});

test.each(['DIGITAL', 'PLASTIC'] as const)(
  'a customer with a card (%s) reads which one they have, and it stays chosen',
  async (cardLayout) => {
    const { register } = await openCard({ customer: { ...erikaOfCologne, cardLayout } });
    const name = { DIGITAL: 'Digital', PLASTIC: 'Plastikkarte' } as const;
    const said = expect.stringMatching(`Ihre CremaCard haben Sie schon: .*${name[cardLayout]}`);
    await expect.poll(shownTexts).toContainEqual(said);
    await expect.element(layout(name[cardLayout])).toBeChecked();
    for (const box of page.getByRole('checkbox').elements()) await userEvent.click(box);
    await send();
    await expect.poll(() => register.mock.lastCall?.[0].cardSelection?.layout).toBe(cardLayout);
  },
);

test('a customer with a plastic card who has moved abroad is offered the digital one', async () => {
  await openCard({ customer: { ...withAddress(addresses.AT), cardLayout: 'PLASTIC' } });
  await expect.element(layout('Digital')).toBeChecked();
});
