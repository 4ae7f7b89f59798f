import { Banner, Button, Form } from '@crema/design-system';
import { startTransition, useActionState } from 'react';
import type { SubmitEvent } from 'react';
import { Fields } from './fields.js';
import { atFirst, register } from './register.js';

/**
 * Uses the other way: a submit handler runs the same action. React then resets nothing, so every field keeps
 * its value, even a password. The form keeps its action for the time before the script has loaded.
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
