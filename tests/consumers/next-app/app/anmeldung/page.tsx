import { Heading, TextField } from '@crema/design-system';
import { AccountForm } from './account-form';

/** A server page may also contain a field. The server renders it to HTML, and its script comes with it. */
// oxlint-disable-next-line import/no-default-export -- Next.js requires it.
export default function Page() {
  return (
    <main>
      <Heading level={1}>Konto anlegen</Heading>
      <form action="/anmeldung">
        <TextField name="voucher" autoComplete="off" label="Gutschein" hint="Falls Sie einen haben" />
      </form>
      <AccountForm />
    </main>
  );
}
