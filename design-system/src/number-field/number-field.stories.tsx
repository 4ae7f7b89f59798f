import type { Meta, StoryObj } from '@storybook/react-vite';
import { FieldGroup } from '../index.ts';
import { NumberField } from './number-field.tsx';

const meta: Meta<typeof NumberField> = {
  title: 'Components/NumberField',
  component: NumberField,
  args: { name: 'cardNumber', label: 'Kartennummer', autoComplete: 'off', width: 'medium' },
};
export default meta;

type Story = StoryObj<typeof NumberField>;

export const Default: Story = {};
export const Required: Story = { args: { required: true } };
export const Optional: Story = { args: { optional: true } };
export const WithHintAndConstraint: Story = {
  args: { hint: 'Sie steht auf der Rückseite Ihrer Kundenkarte.', constraint: '10 Ziffern.' },
};
export const Valid: Story = { args: { state: 'valid', defaultValue: '0049031285' } };
export const WithError: Story = {
  args: {
    required: true,
    defaultValue: '00490',
    error: 'Geben Sie alle 10 Ziffern Ihrer Kartennummer ein.',
  },
};
export const ReadOnly: Story = { args: { readOnly: true, defaultValue: '0049031285' } };
export const Disabled: Story = { args: { disabled: true, defaultValue: '0049031285' } };

const widths = ['full', 'long', 'medium', 'short', 'tiny'] as const;

export const Permutations: Story = {
  render: () => (
    <FieldGroup>
      {widths.map((width) => (
        <NumberField
          key={width}
          name={width}
          label={`Breite ${width}`}
          autoComplete="off"
          defaultValue="0123"
          width={width}
        />
      ))}
      {[undefined, 'Die Kartennummer ist ein Pflichtfeld.'].flatMap((error) =>
        [undefined, 'Sie steht auf der Rückseite Ihrer Kundenkarte.'].map((hint) => (
          <NumberField
            key={`${String(error)}${String(hint)}`}
            name={`cardNumber-${String(error)}-${String(hint)}`}
            label="Kartennummer"
            autoComplete="off"
            hint={hint}
            error={error}
            constraint="10 Ziffern."
            required
          />
        )),
      )}
    </FieldGroup>
  ),
};
