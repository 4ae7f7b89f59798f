import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { Button, Form, useAnnouncer } from '../../src/index.ts';

type Props = {
  /** Text of the error for an empty field. */
  error: string;
  /** The field with its error. */
  children: (error: string | undefined) => ReactNode;
};

/**
 * A page that asks for one value. If the shopper submits it without the value, it shows an error and focuses the field, as every
 * page should.
 */
export function AskedForm({ error, children }: Props) {
  const announce = useAnnouncer();
  const form = useRef<HTMLFormElement>(null);
  const [failures, setFailures] = useState(0);
  const [wrong, setWrong] = useState(false);
  useEffect(() => {
    if (failures > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [failures]);
  return (
    <Form
      ref={form}
      onSubmit={(event) => {
        event.preventDefault();
        if (isComplete(event.currentTarget)) return;
        setWrong(true);
        setFailures(failures + 1);
        announce('Bitte korrigieren Sie Ihre Angaben.', 'assertive');
      }}
      onBlur={(event) => {
        if (wrong && isComplete(event.currentTarget)) setWrong(false);
      }}
    >
      {children(wrong ? error : undefined)}
      <Button type="submit">Weiter</Button>
    </Form>
  );
}

function isComplete(form: HTMLFormElement): boolean {
  const values = [...new FormData(form).values()];
  return values.length > 0 && values.every((value) => value !== '');
}
