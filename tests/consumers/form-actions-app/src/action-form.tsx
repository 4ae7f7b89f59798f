import { Banner, Button, Form } from '@crema/design-system';
import { useActionState } from 'react';
import { useFormStatus } from 'react-dom';
import { Fields } from './fields.js';
import { atFirst, register } from './register.js';

/**
 * Uses React's own way: the form has an action, and the action's result is the next initial value of the
 * fields.
 */
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

/** Shows by itself that the form is being sent, anywhere in the form. */
export function Send() {
  const { pending } = useFormStatus();
  return (
    <Button type="submit" loading={pending}>
      Senden
    </Button>
  );
}
