import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Button, FieldGroup, FieldRow, Form, Text, TextField } from '../index.ts';
import { Flyout } from './flyout.tsx';

const address = (
  <Form id="address">
    <FieldGroup>
      <FieldRow>
        <TextField name="firstName" label="Vorname" autoComplete="given-name" required />
        <TextField name="lastName" label="Nachname" autoComplete="family-name" required />
      </FieldRow>
      <TextField name="street" label="Straße und Hausnummer" autoComplete="address-line1" required />
      <TextField name="extraLine" label="Adresszusatz" autoComplete="address-line2" optional />
      <FieldRow layout="short-long">
        <TextField name="postalCode" label="PLZ" autoComplete="postal-code" required />
        <TextField name="postalTown" label="Ort" autoComplete="address-level2" required />
      </FieldRow>
      <TextField name="phone" type="tel" label="Telefon" autoComplete="tel" optional />
      <TextField name="company" label="Firma" autoComplete="organization" optional />
    </FieldGroup>
  </Form>
);

const save = (
  <Button type="submit" form="address">
    Adresse speichern
  </Button>
);

const meta: Meta<typeof Flyout> = {
  title: 'Components/Flyout',
  component: Flyout,
  args: {
    title: 'Rechnungsadresse ändern',
    description: 'Ihre Karte kommt an diese Adresse.',
    footer: save,
    trigger: <Button variant="secondary">Adresse ändern</Button>,
    defaultOpen: true,
    children: address,
  },
  parameters: {
    a11y: {
      // Assistive technology does not see the page behind while focus is trapped. axe cannot detect that trap.
      config: { rules: [{ id: 'aria-hidden-focus', enabled: false }] },
    },
  },
};
export default meta;

type Story = StoryObj<typeof Flyout>;

export const Default: Story = {};
export const OnAPhone: Story = { globals: { viewport: { value: 'mobile1' } } };
export const AfterDark: Story = { globals: { theme: 'dark' } };
export const WithoutFooter: Story = {
  args: { footer: undefined, children: <Text>Ihre Karte kommt in drei bis fünf Tagen.</Text> },
};
export const TwoActions: Story = {
  args: {
    footer: (
      <>
        {save}
        <Button variant="quiet">Abbrechen</Button>
      </>
    ),
  },
};
export const Closed: Story = { args: { defaultOpen: false } };

function Controlled() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Adresse ändern</Button>
      <Flyout title="Rechnungsadresse" open={open} onOpenChange={setOpen} footer={save}>
        {address}
      </Flyout>
    </>
  );
}
export const OpenedByThePage: Story = { render: () => <Controlled /> };

/** Only one sheet can be open at a time, so other widths and texts are separate stories. */
export const Permutations: Story = {
  args: {
    title: 'Rechnungsadresse und Lieferadresse für Ihre Kundenkarte ändern',
    description:
      'Ihre Karte und alle Rechnungen kommen an diese Adresse. Sie können sie jederzeit wieder ändern.',
  },
  globals: { viewport: { value: 'mobile1' } },
};
