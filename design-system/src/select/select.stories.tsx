import type { Meta, StoryObj } from '@storybook/react-vite';
import { FieldGroup, Select } from '../index.ts';

const salutations = [
  { value: 'MRS', label: 'Frau' },
  { value: 'MR', label: 'Herr' },
  { value: 'DIVERS', label: 'Divers' },
  { value: 'COMPANY', label: 'Firma' },
];

const meta: Meta<typeof Select> = {
  title: 'Components/Select',
  component: Select,
  args: {
    name: 'salutation',
    label: 'Anrede',
    autoComplete: 'honorific-prefix',
    options: salutations,
    placeholder: 'Bitte wählen',
  },
};
export default meta;

type Story = StoryObj<typeof Select>;

export const Default: Story = {};
export const Chosen: Story = { args: { defaultValue: 'DIVERS', state: 'valid' } };
export const Required: Story = { args: { required: true } };
export const WithError: Story = { args: { required: true, error: 'Die Anrede ist ein Pflichtfeld.' } };
export const Disabled: Story = { args: { disabled: true, defaultValue: 'MR' } };

export const Permutations: Story = {
  render: () => (
    <FieldGroup>
      {(['full', 'medium', 'short'] as const).flatMap((width) =>
        (['default', 'valid', 'error'] as const).map((state) => (
          <Select
            key={`${width}-${state}`}
            name={`${width}-${state}`}
            label={`Anrede, ${width}, ${state}`}
            autoComplete="honorific-prefix"
            options={salutations}
            defaultValue="MRS"
            width={width}
            state={state}
            error={state === 'error' ? 'Die Anrede ist ein Pflichtfeld.' : undefined}
          />
        )),
      )}
    </FieldGroup>
  ),
};
