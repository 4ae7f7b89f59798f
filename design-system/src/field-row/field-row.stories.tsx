import type { Meta, StoryObj } from '@storybook/react-vite';
import { FieldGroup, FieldRow, Stack, TextField } from '../index.ts';

const meta: Meta<typeof FieldRow> = { title: 'Components/FieldRow', component: FieldRow };
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
        <TextField name="street" label="Straße und Hausnummer" autoComplete="address-line1" required />
        <FieldRow layout="short-long">
          <TextField name="postalCode" label="PLZ" autoComplete="postal-code" inputMode="numeric" required />
          <TextField name="postalTown" label="Ort" autoComplete="address-level2" required />
        </FieldRow>
      </FieldGroup>
    </div>
  ),
};

export const Permutations: Story = {
  render: () => (
    <Stack gap={10}>
      {(['even', 'short-long'] as const).flatMap((layout) =>
        [undefined, 'Bitte prüfen Sie diese Angabe.'].map((error) => (
          <FieldRow key={`${layout}${error}`} layout={layout}>
            <TextField name="postalCode" label="PLZ" autoComplete="postal-code" error={error} />
            <TextField name="town" label="Ort" autoComplete="address-level2" optional />
          </FieldRow>
        )),
      )}
    </Stack>
  ),
};
