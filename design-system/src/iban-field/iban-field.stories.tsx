import type { Meta, StoryObj } from '@storybook/react-vite';
import { FieldGroup } from '../index.ts';
import { IbanField } from './iban-field.tsx';

const iban = 'DE02120300000000202051';

const meta: Meta<typeof IbanField> = {
  title: 'Components/IbanField',
  component: IbanField,
  args: { name: 'iban', label: 'IBAN', autoComplete: 'off', width: 'long' },
};
export default meta;

type Story = StoryObj<typeof IbanField>;

export const Default: Story = {};
export const Required: Story = { args: { required: true } };
export const Optional: Story = { args: { optional: true } };
export const WithHintAndConstraint: Story = {
  args: { hint: 'Sie steht auf Ihrer Bankkarte.', constraint: '22 Zeichen, beginnend mit DE.' },
};
export const Filled: Story = { args: { defaultValue: iban } };
export const Valid: Story = { args: { state: 'valid', defaultValue: iban } };
export const WithError: Story = {
  args: {
    required: true,
    defaultValue: iban.slice(0, 17),
    error: 'Prüfen Sie die IBAN: eine deutsche hat 22 Zeichen.',
  },
};
export const ReadOnly: Story = { args: { readOnly: true, defaultValue: iban } };
export const Disabled: Story = { args: { disabled: true, defaultValue: iban } };

export const Permutations: Story = {
  render: () => (
    <FieldGroup>
      {['', iban, 'MT84MALT011000012345MTLCAST001S'].flatMap((value) =>
        [undefined, 'Prüfen Sie die IBAN.'].map((error) => (
          <IbanField
            key={`${value}${String(error)}`}
            name={`iban-${value}-${String(error)}`}
            label="IBAN"
            autoComplete="off"
            hint="Sie steht auf Ihrer Bankkarte."
            defaultValue={value}
            error={error}
            required
          />
        )),
      )}
    </FieldGroup>
  ),
};
