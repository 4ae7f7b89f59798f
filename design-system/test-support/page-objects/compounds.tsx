import { useState } from 'react';
import type { ReactNode } from 'react';
import {
  AlertDialog,
  Banner,
  Button,
  Checkbox,
  Dialog,
  Disclosure,
  ErrorSummary,
  Flyout,
  TextField,
} from '../../src/index.ts';

/** Components that are not fields, as a page may contain them. */
export const compounds: Readonly<Record<string, ReactNode>> = {
  button: <Waiting />,
  dialog: <InDialog />,
  flyout: (
    <Flyout title="Adresse ändern" description="Für diese Bestellung" trigger={<Button>Ändern</Button>}>
      <TextField name="street" autoComplete="address-line1" label="Straße" />
    </Flyout>
  ),
  alertDialog: <Deleting />,
  banner: (
    <Banner tone="success" heading="Gespeichert">
      Wir haben <Button>Alles</Button> notiert.
    </Banner>
  ),
  errorSummary: (
    <>
      <ErrorSummary
        heading="Bitte prüfen"
        errors={[
          { id: 'first', text: 'Der Vorname fehlt.' },
          { id: 'last', text: 'Der Nachname fehlt.' },
        ]}
      />
      <TextField id="first" name="first" autoComplete="given-name" label="Vorname" />
      <TextField id="last" name="last" autoComplete="family-name" label="Nachname" />
    </>
  ),
  disclosure: (
    <>
      <Disclosure summary="Warum?">Zum Geburtstag gibt es Kaffee.</Disclosure>
      <Checkbox name="newsletter" label="Newsletter" detail="Abmelden geht immer." />
    </>
  ),
};

function Waiting() {
  const [loading, setLoading] = useState(false);
  return (
    <Button loading={loading} onClick={() => setLoading(true)}>
      Anlegen
    </Button>
  );
}

function InDialog() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Ändern</Button>
      <Dialog open={open} onOpenChange={setOpen} title="Adresse ändern" description="Für diese Bestellung">
        <TextField name="street" autoComplete="address-line1" label="Straße" />
      </Dialog>
    </>
  );
}

function Deleting() {
  const [open, setOpen] = useState(false);
  const [deleted, setDeleted] = useState(false);
  const handleDelete = () => {
    setDeleted(true);
    setOpen(false);
  };
  return (
    <>
      <Button onClick={() => setOpen(true)}>Löschen</Button>
      {deleted ? <Banner tone="success" heading="Gelöscht" /> : null}
      <AlertDialog
        open={open}
        onOpenChange={setOpen}
        title="Adresse löschen?"
        description="Sie ist dann fort."
        cancelLabel="Behalten"
        action={<Button onClick={handleDelete}>Ja, löschen</Button>}
      />
    </>
  );
}
