import type { Meta, StoryObj } from '@storybook/react-vite';
import { FieldGroup, TextField } from '../index.ts';

const meta: Meta<typeof FieldGroup> = {
  title: 'Components/FieldGroup',
  component: FieldGroup,
  args: {
    legend: 'Name',
    children: (
      <>
        <TextField name="firstName" label="Vorname" autoComplete="given-name" required />
        <TextField name="lastName" label="Nachname" autoComplete="family-name" required />
      </>
    ),
  },
};
export default meta;

type Story = StoryObj<typeof FieldGroup>;

export const Default: Story = {};

export const Permutations: Story = {
  render: () => (
    <div>
      {(['first', 'second', 'third', 'fourth'] as const).map((name, index) => (
        <FieldGroup key={name} legend={index % 2 === 1 ? `Adresse ${name}` : undefined}>
          <TextField name={`${name}.postalCode`} label="PLZ" autoComplete="postal-code" />
          <TextField name={`${name}.town`} label="Ort" autoComplete="address-level2" />
        </FieldGroup>
      ))}
    </div>
  ),
};
