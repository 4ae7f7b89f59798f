import type { Meta, StoryObj } from '@storybook/react-vite';
import { FieldGroup, TextField } from '../index.ts';

const meta: Meta<typeof TextField> = {
  title: 'Components/TextField',
  component: TextField,
  args: { name: 'firstName', label: 'Vorname', autoComplete: 'given-name' },
};
export default meta;

type Story = StoryObj<typeof TextField>;

export const Default: Story = {};
export const Required: Story = { args: { required: true } };
export const Optional: Story = {
  args: { label: 'Firma', name: 'company', autoComplete: 'organization', optional: true },
};
export const WithHintAndConstraint: Story = {
  args: {
    label: 'Adresszusatz',
    name: 'extraLine',
    autoComplete: 'address-line2',
    hint: 'Zum Beispiel Hinterhaus oder „bei Familie Sommer“.',
    constraint: 'Höchstens 30 Zeichen.',
  },
};
export const Valid: Story = { args: { state: 'valid', defaultValue: 'Zoë' } };
export const WithError: Story = {
  args: {
    label: 'E-Mail-Adresse',
    name: 'email',
    type: 'email',
    autoComplete: 'email',
    required: true,
    defaultValue: 'zoe.sommer@',
    error: 'Geben Sie eine gültige E-Mail-Adresse ein, zum Beispiel name@beispiel.de.',
  },
};
export const ReadOnly: Story = {
  args: {
    defaultValue: 'Zoë',
    readOnly: true,
    hint: 'Den Vornamen ändert unser Kundenservice gern für Sie.',
  },
};
export const Disabled: Story = { args: { defaultValue: 'Zoë', disabled: true } };

const widths = ['full', 'long', 'medium', 'short', 'tiny'] as const;
const errors = [undefined, 'Der Vorname ist ein Pflichtfeld.'];

export const Permutations: Story = {
  render: () => (
    <FieldGroup>
      {widths.map((width) => (
        <TextField key={width} name={width} label={`Breite ${width}`} autoComplete="off" width={width} />
      ))}
      {errors.flatMap((error) =>
        [undefined, 'Wie im Ausweis.'].map((hint) => (
          <TextField
            key={`${error}${hint}`}
            name={`name-${error}-${hint}`}
            label="Vorname"
            autoComplete="given-name"
            hint={hint}
            error={error}
            constraint="Höchstens 40 Zeichen."
            required
          />
        )),
      )}
    </FieldGroup>
  ),
};
