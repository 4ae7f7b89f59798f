import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef } from 'react';
import { PasswordField, PasswordStrengthMeter, Stack } from '../index.ts';
import type { PasswordStrength } from '../index.ts';

const byLength = (value: string): PasswordStrength =>
  value.length < 8 ? 0 : value.length < 12 ? 1 : value.length < 16 ? 2 : 3;

const meta: Meta<typeof PasswordStrengthMeter> = {
  title: 'Components/PasswordStrengthMeter',
  component: PasswordStrengthMeter,
};
export default meta;

type Story = StoryObj<typeof PasswordStrengthMeter>;

function WithField({ label, value }: { label: string; value: string }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <div>
      <PasswordField
        ref={input}
        name={label}
        label={label}
        autoComplete="new-password"
        defaultValue={value}
      />
      <PasswordStrengthMeter input={input} strength={byLength} />
    </div>
  );
}

const values = { leer: '', schwach: 'Mokka', 'in Ordnung': 'Mokka 23', stark: 'Mokka 23 Bohnen' };

export const Default: Story = { render: () => <WithField label="Neues Passwort" value="Kaffeehaus 9" /> };
export const Empty: Story = { render: () => <WithField label="Neues Passwort" value="" /> };

export const Permutations: Story = {
  render: () => (
    <Stack gap={6}>
      {Object.entries({ ...values, 'sehr stark': 'Mokka 23 Bohnen, fein gemahlen' }).map(([level, value]) => (
        <WithField key={level} label={`Passwort, ${level}`} value={value} />
      ))}
    </Stack>
  ),
};
