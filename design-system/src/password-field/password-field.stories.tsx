import type { Meta, StoryObj } from '@storybook/react-vite';
import { FieldGroup, PasswordField } from '../index.ts';
import type { PasswordStrength } from '../index.ts';

/** Replaces the rule of the flows: a longer password is stronger. */
const strength = (value: string): PasswordStrength => {
  if (value.length < 8) return 0;
  if (value.length < 11) return 1;
  return value.length < 14 ? 2 : 3;
};

const meta: Meta<typeof PasswordField> = {
  title: 'Components/PasswordField',
  component: PasswordField,
  args: {
    name: 'password',
    label: 'Passwort',
    autoComplete: 'new-password',
    hint: 'Nutzen Sie Groß- und Kleinschreibung und/oder Sonderzeichen.',
    constraint: '8 bis 64 Zeichen.',
    required: true,
  },
};
export default meta;

type Story = StoryObj<typeof PasswordField>;

export const Default: Story = {};
export const WithStrength: Story = { args: { strength, defaultValue: 'Kaffeehaus 9' } };
export const WithError: Story = {
  args: { error: 'Das Passwort braucht mindestens 8 Zeichen.', defaultValue: 'Mokka' },
};
export const Optional: Story = { args: { required: false, optional: true } };
export const SignIn: Story = {
  args: { autoComplete: 'current-password', hint: undefined, constraint: undefined, required: false },
};

export const Permutations: Story = {
  render: () => (
    <FieldGroup>
      {['Mokka', 'Mokka 23', 'Mokka 23 Bohnen', 'Mokka 23'].map((value, index) => (
        <PasswordField
          key={`${value}${String(index)}`}
          name={`password${String(index)}`}
          label={`Passwort ${String(index + 1)}`}
          autoComplete="new-password"
          strength={index === 3 ? undefined : strength}
          defaultValue={value}
          state={index === 2 ? 'valid' : 'default'}
        />
      ))}
    </FieldGroup>
  ),
};
