import { Banner, Button, Form } from '@crema/design-system';
import { startTransition, useActionState } from 'react';
import type { SubmitEvent } from 'react';
import { Fields } from './fields.js';
import { atFirst, register } from './register.js';

/**
 * The other way: the form is submitted to a handler that runs the same action. React then resets nothing, so every field
 * keeps what it holds, passwords and all. The action stays on the form for the time before the script has come.
 */
export function SubmitForm() {
  const [answer, action, pending] = useActionState(register, atFirst);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    startTransition(() => action(data));
  };
  return (
    <Form action={action} onSubmit={submit}>
      {answer.created ? <Banner tone="success" heading="Konto angelegt" /> : null}
      <Fields entries={atFirst.entries} errors={answer.errors} />
      <Button type="submit" loading={pending}>
        Senden
      </Button>
    </Form>
  );
}
