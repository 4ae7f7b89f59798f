import { Heading, TextField } from '@crema/design-system';
import { AccountForm } from './account-form';

/** A field may also stand in a page of the server: it becomes HTML there, and its script comes with it. */
// oxlint-disable-next-line import/no-default-export -- Next.js finds it by that.
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
