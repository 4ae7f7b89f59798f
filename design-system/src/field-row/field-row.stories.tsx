import type { Meta, StoryObj } from '@storybook/react-vite';
import { FieldGroup, FieldRow, TextField } from '../index.ts';

const meta: Meta<typeof FieldRow> = { title: 'Components/FieldRow and FieldGroup', component: FieldRow };
export default meta;

type Story = StoryObj<typeof FieldRow>;

export const Default: Story = {
  render: () => (
    <div>
      <FieldGroup legend="Name">
        <FieldRow>
          <TextField name="firstName" label="Vorname" autoComplete="given-name" required />
          <TextField
            name="lastName"
            label="Nachname"
            autoComplete="family-name"
            error="Der Nachname ist ein Pflichtfeld."
            required
          />
        </FieldRow>
      </FieldGroup>
      <FieldGroup legend="Rechnungsadresse">
        <TextField name="street" label="Straße und Hausnummer" autoComplete="street-address" required />
        <FieldRow layout="short-long">
          <TextField name="postalCode" label="PLZ" autoComplete="postal-code" inputMode="numeric" required />
          <TextField name="postalTown" label="Ort" autoComplete="address-level2" required />
        </FieldRow>
      </FieldGroup>
    </div>
  ),
};
