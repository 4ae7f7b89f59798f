import { StrictMode, useActionState, useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { show } from '../../test-support/show.tsx';
import { showUi } from '../../test-support/field-suite/subject.tsx';
import { strings } from '../../test-support/strings.ts';
import {
  BirthDateField,
  Checkbox,
  CheckboxGroup,
  DesignSystemProvider,
  ErrorSummary,
  TextField,
} from '../index.ts';
import type { FieldErrors } from '../index.ts';
import { Form } from './form.tsx';

const field = (name: string) => <TextField name={name} label={name} autoComplete="off" />;

/** A form with two fields. The test gives its response when it wants to. */
function Answered({ errors, name = 'Weiter', children }: FormOf) {
  return (
    <Form errors={errors} onSubmit={(event) => event.preventDefault()}>
      {children}
      {field('first')}
      {field('last')}
      <button type="submit">{name}</button>
    </Form>
  );
}

type FormOf = { errors?: FieldErrors | undefined; name?: string; children?: ReactNode };

const focused = () => document.activeElement?.getAttribute('name') ?? document.activeElement?.textContent;

test('a submit of one form does not lead into the errors of another', async () => {
  const ui = (first?: FieldErrors, second?: FieldErrors) => (
    <>
      <Answered errors={first} name="Erstes" />
      <Answered errors={second} name="Zweites" />
    </>
  );
  const { screen, again } = await showUi(ui());
  await screen.getByRole('button', { name: 'Erstes' }).click();
  await again(ui(undefined, { last: 'Fehlt.' }));
  expect(focused()).toBe('Erstes');
  await again(ui({ last: 'Fehlt.' }));
  expect(focused()).toBe('last');
});

test.each([
  ['typing in another field', 'last', 'a', 'last'],
  ['in another field, about to type', 'last', '', 'last'],
  ['typing on in the field that Enter has sent', 'first', 'a', 'first'],
])('a shopper who is %s is not taken away', async (_, name, text, stays) => {
  const { screen, again } = await showUi(<Answered />);
  await screen.getByRole('textbox', { name: 'first' }).click();
  await userEvent.keyboard('{Enter}');
  await screen.getByRole('textbox', { name }).click();
  if (text) await userEvent.keyboard(text);
  await again(<Answered errors={{ [stays === 'first' ? 'last' : 'first']: 'Fehlt.' }} />);
  expect(focused()).toBe(stays);
});

test('a submit that got no answer leads nowhere when errors come much later', async () => {
  const { screen, again } = await showUi(<Answered />);
  await screen.getByRole('button').click();
  await screen.getByRole('textbox', { name: 'last' }).click();
  await userEvent.keyboard('Ada');
  screen.getByRole('button').element().focus();
  await again(<Answered errors={{ first: 'Fehlt.' }} />);
  expect(focused()).toBe('Weiter');
});

test('focus that went back to a button with a closing window is led into the first wrong field', async () => {
  const ui = (errors?: FieldErrors) => (
    <Answered errors={errors}>
      <button type="button">Davor</button>
    </Answered>
  );
  const { screen, again } = await showUi(ui());
  await screen.getByRole('button', { name: 'Weiter' }).click();
  screen.getByRole('button', { name: 'Davor' }).element().focus();
  await again(ui({ last: 'Fehlt.' }));
  expect(focused()).toBe('last');
});

test('the first wrong field is the first on the page, whatever found its error; a disabled one is skipped', async () => {
  const ui = (errors?: FieldErrors) => (
    <Answered errors={errors}>
      <TextField name="off" label="off" autoComplete="off" error="Fehlt." disabled />
      <TextField name="own" label="own" autoComplete="off" error="Fehlt." />
    </Answered>
  );
  const { screen, again } = await showUi(ui());
  await screen.getByRole('button').click();
  await again(ui({ last: 'Fehlt.', off: 'Fehlt.' }));
  expect(focused()).toBe('own');
});

test('a summary within the form that takes the focus keeps it', async () => {
  function Summary({ errors }: { errors: FieldErrors | undefined }) {
    const heading = useRef<HTMLHeadingElement>(null);
    useEffect(() => {
      if (errors) heading.current?.focus();
    }, [errors]);
    return errors ? (
      <ErrorSummary ref={heading} heading="Bitte prüfen" errors={[{ id: 'x', text: 'Fehlt.' }]} />
    ) : null;
  }
  const ui = (errors?: FieldErrors) => (
    <Answered errors={errors}>
      <Summary errors={errors} />
    </Answered>
  );
  const { screen, again } = await showUi(ui());
  await screen.getByRole('button').click();
  await again(ui({ first: 'Fehlt.' }));
  expect(focused()).toBe('Bitte prüfen');
});

test('of several texts the first is shown; a field without a name or a text has none', async () => {
  const errors = { first: ['Schon vergeben.', 'Zu lang.'], last: [], '': 'Ging nicht.' };
  const screen = await show(
    <Answered errors={errors}>
      <CheckboxGroup label="own">
        <Checkbox name="box" label="box" />
      </CheckboxGroup>
    </Answered>,
  );
  const described = (name: string) => screen.getByRole('textbox', { name, exact: true });
  await expect.element(described('first')).toHaveAccessibleDescription('Fehler: Schon vergeben.');
  await expect.element(described('last')).toBeValid();
  expect(screen.container.textContent).not.toContain('Ging nicht.');
});

test('an action of React answers in strict mode; after its reset the same entry again takes the error away', async () => {
  function Page() {
    const [answer, action] = useActionState(
      async (): Promise<{ errors?: FieldErrors }> => ({ errors: { terms: 'Fehlt.' } }),
      {},
    );
    return (
      <Form action={action} errors={answer.errors}>
        {field('first')}
        <Checkbox name="terms" label="terms" />
        <button type="submit">Weiter</button>
      </Form>
    );
  }
  const screen = await show(
    <StrictMode>
      <Page />
    </StrictMode>,
  );
  const terms = screen.getByRole('checkbox');
  for (const time of ['once', 'twice']) {
    await screen.getByRole('button').click();
    await expect.poll(focused, { message: time }).toBe('terms');
    expect(terms.element().matches('[aria-invalid]:not(:checked)')).toBe(true);
    await terms.click();
    expect(terms.element().matches(':checked:not([aria-invalid])')).toBe(true);
  }
});

test('in a shadow root, too, the first wrong field gets the focus', async () => {
  const host = document.createElement('div');
  document.body.append(host);
  const root = host.attachShadow({ mode: 'open' });
  const react = createRoot(root);
  onTestFinished(() => {
    react.unmount();
    host.remove();
  });
  function Page() {
    const [errors, setErrors] = useState<FieldErrors>();
    return (
      <DesignSystemProvider strings={strings}>
        <Form
          errors={errors}
          onSubmit={(event) => {
            event.preventDefault();
            setErrors({ first: 'Fehlt.', last: 'Fehlt.' });
          }}
        >
          {field('first')}
          {field('last')}
          <button type="submit">Weiter</button>
        </Form>
      </DesignSystemProvider>
    );
  }
  react.render(<Page />);
  await expect.poll(() => root.querySelector('button')).not.toBeNull();
  root.querySelector('button')?.click();
  await expect.poll(() => root.activeElement?.getAttribute('name')).toBe('first');
});

test('in development an error that no field shows is logged', async () => {
  vi.useFakeTimers();
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  onTestFinished(() => {
    warn.mockRestore();
    vi.useRealTimers();
  });
  const errors = {
    first: 'Fehlt.',
    frist: 'Fehlt.',
    'date.day': 'Falsch.',
    nothing: [],
    elsewhere: 'Fehlt.',
  };
  await show(
    <>
      <Form id="own" errors={errors} onSubmit={(event) => event.preventDefault()}>
        {field('first')}
        <BirthDateField
          name="date"
          label="date"
          order={['day', 'month', 'year']}
          labels={{ day: 'day', month: 'month', year: 'year' }}
        />
      </Form>
      <TextField form="own" name="elsewhere" label="elsewhere" autoComplete="off" />
    </>,
  );
  vi.advanceTimersByTime(3000);
  expect(warn.mock.calls).toEqual([
    ['No field of the form has the name "frist". Its error in `errors` is not shown.'],
  ]);
});
