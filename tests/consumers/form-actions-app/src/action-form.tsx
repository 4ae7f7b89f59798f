import { Banner, Button, Form } from '@crema/design-system';
import { useActionState } from 'react';
import { useFormStatus } from 'react-dom';
import { Fields } from './fields.js';
import { atFirst, register } from './register.js';

/** React's own way: the action is the form's, and its answer is the fields' new beginning. */
export function ActionForm() {
  const [answer, action] = useActionState(register, atFirst);
  return (
    <Form action={action}>
      {answer.created ? <Banner tone="success" heading="Konto angelegt" /> : null}
      <Fields entries={answer.entries} errors={answer.errors} />
      <Send />
    </Form>
  );
}

/** Waits by itself, wherever it stands in the form. */
export function Send() {
  const { pending } = useFormStatus();
  return (
    <Button type="submit" loading={pending}>
      Senden
    </Button>
  );
}
