import { Button, Form } from '@crema/design-system';
import { Fields } from './fields.js';
import { atFirst } from './register.js';

const start = [
  ['firstName', 'Ada'],
  ['salutation', 'MRS'],
] as const;

/** The browser submits and resets this form without React. */
export function PlainForm() {
  return (
    <Form method="post" action="/plain">
      <Fields entries={start} errors={atFirst.errors} />
      <Button type="submit">Senden</Button>
      <button type="reset">Zurücksetzen</button>
    </Form>
  );
}
