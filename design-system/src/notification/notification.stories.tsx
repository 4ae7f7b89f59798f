import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Button, Link, Stack } from '../index.ts';
import { Notification } from './notification.tsx';

const meta: Meta<typeof Notification> = {
  title: 'Components/Notification',
  component: Notification,
  args: {
    tone: 'info',
    closeLabel: 'Meldung schließen',
    children: 'Ihre Karte kommt in drei bis fünf Tagen.',
  },
};
export default meta;

type Story = StoryObj<typeof Notification>;

export const Default: Story = {};
export const Success: Story = { args: { tone: 'success', children: 'Ihre Adresse ist gespeichert.' } };
export const Warning: Story = {
  args: { tone: 'warning', toneLabel: 'Warnung:', children: 'Die Seite meldet Sie in fünf Minuten ab.' },
};
export const WithError: Story = {
  args: {
    tone: 'error',
    toneLabel: 'Fehler:',
    children: 'Die Adresse konnte leider nicht gespeichert werden.',
  },
};
export const WithHeading: Story = {
  args: { tone: 'success', heading: 'Gespeichert', children: 'Ihre Karte kommt an die neue Adresse.' },
};

function Saving({ closeAfter }: { closeAfter?: number }) {
  const [open, setOpen] = useState(false);
  return (
    <Stack gap={4} align="start">
      <Button onClick={() => setOpen(true)}>Adresse speichern</Button>
      <Notification
        tone="success"
        closeLabel="Meldung schließen"
        closeAfter={closeAfter}
        open={open}
        onClose={() => setOpen(false)}
      >
        Ihre Adresse ist gespeichert.
      </Notification>
    </Stack>
  );
}

export const Controlled: Story = { render: () => <Saving /> };
export const ForSixSeconds: Story = { render: () => <Saving closeAfter={6000} /> };

const tones = ['info', 'success', 'warning', 'error'] as const;
const permutations = (
  <Stack gap={4}>
    {tones.flatMap((tone) =>
      [undefined, `Überschrift ${tone}`].map((heading) => (
        <Notification key={`${tone}${heading}`} tone={tone} heading={heading} closeLabel="Meldung schließen">
          Ein Konto mit dieser E-Mail-Adresse gibt es schon. <Link href="/login">Zur Anmeldung</Link>
        </Notification>
      )),
    )}
  </Stack>
);

export const Permutations: Story = { render: () => permutations };
export const PermutationsAfterDark: Story = { render: () => permutations, globals: { theme: 'dark' } };
