import type { Meta, StoryObj } from '@storybook/react-vite';
import { FieldGroup } from '../index.ts';
import { PhoneField } from './phone-field.tsx';

const countries = ['+49', '+43', '+36', '+420', '+421', '+48'].map((value) => ({ value, label: value }));
const networks = ['500', '501', '505', '530', '532', '561'].map((value) => ({ value, label: value }));
const labels = { prefix: 'Vorwahl', number: 'Nummer' };

const meta: Meta<typeof PhoneField> = {
  title: 'Components/PhoneField',
  component: PhoneField,
  args: {
    names: { prefix: 'phonePrefix', number: 'phoneNumber' },
    label: 'Telefonnummer',
    labels,
    prefixes: countries,
  },
};
export default meta;

type Story = StoryObj<typeof PhoneField>;

export const Default: Story = {};
export const Optional: Story = { args: { optional: true, hint: 'Nur für Rückfragen zu Ihrer Bestellung.' } };
export const Turkish: Story = {
  globals: { locale: 'tr-TR' },
  args: {
    names: { prefix: 'mobilePhonePrefix', number: 'mobilePhoneNumber' },
    label: 'Cep telefonu',
    labels: { prefix: 'Alan kodu', number: 'Numara' },
    prefixes: networks,
    prefixPlaceholder: 'Seçin',
    prefixKind: 'area',
    constraint: '7 haneli',
    required: true,
  },
};
export const Valid: Story = { args: { state: 'valid', defaultValue: { prefix: '+43', number: '1 234567' } } };
export const WithError: Story = {
  args: {
    required: true,
    defaultValue: { prefix: '+49', number: '170' },
    error: 'Anscheinend ist die angegebene Telefonnummer unvollständig.',
  },
};
export const Disabled: Story = { args: { disabled: true, defaultValue: { number: '170 1234567' } } };

export const Permutations: Story = {
  render: () => (
    <FieldGroup>
      {[undefined, 'Bitte geben Sie Vorwahl und Nummer ein.'].flatMap((error) =>
        [undefined, 'Wählen'].flatMap((prefixPlaceholder) =>
          [undefined, 'Nur für Rückfragen.'].map((hint) => (
            <PhoneField
              key={`${error}${prefixPlaceholder}${hint}`}
              names={{
                prefix: `prefix-${error}-${prefixPlaceholder}-${hint}`,
                number: `number-${error}-${prefixPlaceholder}-${hint}`,
              }}
              label="Telefonnummer"
              labels={labels}
              prefixes={countries}
              prefixPlaceholder={prefixPlaceholder}
              hint={hint}
              error={error}
              constraint="5 bis 16 Zeichen."
              {...(error ? { required: true } : { optional: true })}
            />
          )),
        ),
      )}
    </FieldGroup>
  ),
};
