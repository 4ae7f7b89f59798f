import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Button, Dialog, FieldGroup, FieldRow, TextField } from '../index.ts';

const meta: Meta<typeof Dialog> = {
  title: 'Components/Dialog',
  component: Dialog,
  parameters: {
    a11y: {
      // Assistive technology does not see the page behind while focus is trapped. axe cannot detect that trap.
      config: { rules: [{ id: 'aria-hidden-focus', enabled: false }] },
    },
  },
};
export default meta;

type Story = StoryObj<typeof Dialog>;

function Example({ startsOpen = true }: { startsOpen?: boolean }) {
  const [open, setOpen] = useState(startsOpen);
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        Adresse ändern
      </Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title="Rechnungsadresse ändern"
        description="Ihre Karte kommt an diese Adresse."
      >
        <FieldGroup>
          <TextField name="street" label="Straße und Hausnummer" autoComplete="address-line1" required />
          <FieldRow layout="short-long">
            <TextField name="postalCode" label="PLZ" autoComplete="postal-code" required />
            <TextField name="postalTown" label="Ort" autoComplete="address-level2" required />
          </FieldRow>
          <div>
            <Button onClick={() => setOpen(false)}>Adresse speichern</Button>
          </div>
        </FieldGroup>
      </Dialog>
    </>
  );
}

export const Default: Story = { render: () => <Example /> };
export const Closed: Story = { render: () => <Example startsOpen={false} /> };
