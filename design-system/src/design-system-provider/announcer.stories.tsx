import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Button, Stack, Text, useAnnouncer } from '../index.ts';

function Speaker() {
  const announce = useAnnouncer();
  return (
    <Stack gap={4} align="start">
      <Text>Zu hören, nicht zu sehen: Die Ansage steht fünf Sekunden lang im Dokument.</Text>
      <Button onClick={() => announce('Gespeichert.')}>Speichern</Button>
      <Button variant="secondary" onClick={() => announce('Verbindung verloren.', 'assertive')}>
        Trennen
      </Button>
    </Stack>
  );
}

const meta: Meta<typeof Speaker> = { title: 'Foundations/Announcer', component: Speaker };
export default meta;

type Story = StoryObj<typeof Speaker>;

export const Default: Story = {};

/** The same text is a line of its own each time, so that a screen reader reads it again. */
export const SaidTwice: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(page.getByRole('button', { name: 'Speichern' }));
    await userEvent.click(page.getByRole('button', { name: 'Speichern' }));
    await expect(page.getAllByText('Gespeichert.')).toHaveLength(2);
  },
};
