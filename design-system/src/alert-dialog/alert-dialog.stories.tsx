import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { AlertDialog, Button } from '../index.ts';

const meta: Meta<typeof AlertDialog> = {
  title: 'Components/AlertDialog',
  component: AlertDialog,
  parameters: {
    a11y: {
      // Assistive technology does not see the page behind while focus is trapped. axe cannot detect that trap.
      config: { rules: [{ id: 'aria-hidden-focus', enabled: false }] },
    },
  },
};
export default meta;

type Story = StoryObj<typeof AlertDialog>;

function Example({ startsOpen = true, loading = false }: { startsOpen?: boolean; loading?: boolean }) {
  const [open, setOpen] = useState(startsOpen);
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        Adresse löschen
      </Button>
      <AlertDialog
        open={open}
        onOpenChange={setOpen}
        title="Adresse löschen?"
        description="Bestellungen, die schon unterwegs sind, kommen noch an."
        cancelLabel="Adresse behalten"
        action={
          <Button loading={loading} onClick={() => setOpen(false)}>
            Adresse löschen
          </Button>
        }
      />
    </>
  );
}

export const Default: Story = { render: () => <Example /> };
export const Waiting: Story = { render: () => <Example loading /> };
export const Closed: Story = { render: () => <Example startsOpen={false} /> };
