import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { show, showServerHtml } from '../../test-support/show.tsx';
import { Button, TextField } from '../index.ts';
import { Form } from './form.tsx';

const fields = (
  <>
    <TextField name="email" type="email" label="E-Mail-Adresse" autoComplete="email" required />
    <Button type="submit">Weiter</Button>
  </>
);

test('no bubble of the browser holds back what it would call wrong', async () => {
  const onSubmit = vi.fn<(values: FormData) => void>();
  const screen = await show(
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit(new FormData(event.currentTarget));
      }}
    >
      {fields}
    </Form>,
  );
  await screen.getByRole('textbox').click();
  await userEvent.keyboard('keine Adresse{Enter}');
  expect(onSubmit.mock.calls[0]?.[0].get('email')).toBe('keine Adresse');
});

test('before hydration the browser sends it to its address, by itself', async () => {
  const page = showServerHtml(
    <Form action="/signup" method="post">
      {fields}
    </Form>,
  );
  const form = page.container.querySelector('form');
  const sent = new Promise<string>((done) => {
    form?.addEventListener('submit', (event) => {
      event.preventDefault();
      done(`${form.method} ${new URL(form.action).pathname}`);
    });
  });
  page.container.querySelector('button')?.click();
  expect(await sent).toBe('post /signup');
});
