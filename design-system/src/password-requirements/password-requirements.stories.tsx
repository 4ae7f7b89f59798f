import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef } from 'react';
import { PasswordField, PasswordRequirements, Stack } from '../index.ts';

const requirements = [
  { label: 'mindestens 12 Zeichen', isMet: (value: string) => value.length >= 12 },
  { label: 'ein Großbuchstabe', isMet: (value: string) => /\p{Lu}/u.test(value) },
  { label: 'eine Ziffer', isMet: (value: string) => /\d/.test(value) },
];

const meta: Meta<typeof PasswordRequirements> = {
  title: 'Components/PasswordRequirements',
  component: PasswordRequirements,
};
export default meta;

type Story = StoryObj<typeof PasswordRequirements>;

function WithField({ label = 'Neues Passwort', value = '' }: { label?: string; value?: string }) {
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
      <PasswordRequirements
        input={input}
        label="Ihr Passwort braucht"
        requirements={requirements}
        states={{ met: 'erfüllt', unmet: 'noch nicht erfüllt' }}
      />
    </div>
  );
}

export const Default: Story = { render: () => <WithField value="Mokka" /> };
export const Empty: Story = { render: () => <WithField /> };

export const Permutations: Story = {
  render: () => (
    <Stack gap={6}>
      {['', 'Mokka', 'Mokka 23', 'Mokka 23 Bohnen'].map((value) => (
        <WithField key={value} label={`Passwort „${value}“`} value={value} />
      ))}
    </Stack>
  ),
};
