import { StrictMode, useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { show } from '../../test-support/show.tsx';
import { strings } from '../../test-support/strings.ts';
import { DesignSystemProvider, Dialog, FieldRow, Form, TextField } from '../index.ts';
import { FieldError } from './index.ts';

type FieldProps = {
  label: string;
  /** Milliseconds until the field is validated, as by a server. */
  after?: number;
};

/** A field that is invalid while it is empty. It is validated when focus leaves it. */
function Judged({ label, after = 0 }: FieldProps) {
  const [error, setError] = useState<string>();
  const judge = (value: string) => setError(value === '' ? `${label} fehlt.` : undefined);
  return (
    <TextField
      label={label}
      name={label}
      autoComplete="off"
      error={error}
      onChange={({ target }) => target.value && judge(target.value)}
      onBlur={({ target }) => (after > 0 ? setTimeout(judge, after, target.value) : judge(target.value))}
    />
  );
}

const BAR = { position: 'fixed', insetBlockEnd: 0, insetInlineStart: 0 } as const;

/** The bar has a fixed position, so that an error does not move its buttons away from the pointer. */
const showForm = (fields: ReactNode, bar?: ReactNode) =>
  show(
    <Form onSubmit={(event) => event.preventDefault()}>
      {fields}
      <div style={BAR}>
        {bar}
        <button type="submit">Weiter</button>
      </div>
    </Form>,
  );

const field = (name: string) => page.getByRole('textbox', { name, exact: true });
const said = () => [...document.querySelectorAll('[aria-live] > *')].map(({ textContent }) => textContent);
const aWhile = (milliseconds = 600) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Waits until an error is visible, and then until the announcer would have read it. */
async function expectSilence(error = 'Vorname fehlt.'): Promise<void> {
  await expect.element(page.getByText(error)).toBeVisible();
  await aWhile();
  expect(said()).toEqual([]);
}

const two = (
  <>
    <Judged label="Vorname" />
    <Judged label="Nachname" />
  </>
);

test('of two errors the newest is said; the other one is taken back', async () => {
  await showForm(two);
  await field('Vorname').click();
  await userEvent.keyboard('{Tab}');
  await expect.poll(said).toEqual(['Vorname. Fehler: Vorname fehlt.']);
  await userEvent.keyboard('{Tab}');
  await expect.poll(said).toEqual(['Nachname. Fehler: Nachname fehlt.']);
  await aWhile();
  expect(said()).toHaveLength(1);
});

test.each([
  ['Ort', 'Ort. Fehler'],
  ['Ich stimme zu.', 'Ich stimme zu. Fehler'],
  ['Welche Größe?', 'Welche Größe? Fehler'],
])('between the label “%s” and its error is one mark', async (label, start) => {
  await showForm(<Judged label={label} />);
  await field(label).click();
  await userEvent.keyboard('{Tab}');
  await expect.poll(said).toEqual([`${start}: ${label} fehlt.`]);
});

test('in strict mode, which shows what comes twice, an error is said once', async () => {
  await showForm(<StrictMode>{two}</StrictMode>);
  await field('Vorname').click();
  await userEvent.keyboard('{Tab}');
  await expect.poll(said).toEqual(['Vorname. Fehler: Vorname fehlt.']);
  await aWhile();
  expect(said()).toHaveLength(1);
});

test('an error that is more than a text is said once, though each key renders it again', async () => {
  function Page() {
    const [typed, setTyped] = useState('');
    const [isWrong, setWrong] = useState(false);
    return (
      <>
        <TextField
          label="Vorname"
          name="first"
          autoComplete="off"
          error={isWrong ? <b>Fehlt.</b> : undefined}
          onBlur={() => setWrong(true)}
        />
        <TextField
          label="Nachname"
          name="last"
          autoComplete="off"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      </>
    );
  }
  await show(<Page />);
  const heard: string[] = [];
  const region = document.querySelector('[aria-live=polite]') ?? document.body;
  const observer = new MutationObserver((changes) =>
    heard.push(
      ...changes.flatMap(({ addedNodes }) => Array.from(addedNodes, (line) => line.textContent ?? '')),
    ),
  );
  observer.observe(region, { childList: true });
  onTestFinished(() => observer.disconnect());
  await field('Vorname').click();
  await userEvent.keyboard('{Tab}');
  await expect.poll(() => heard).toEqual(['Vorname. Fehler: Fehlt.']);
  await userEvent.keyboard('Ada');
  await aWhile();
  expect(heard).toHaveLength(1);
});

test('in a shadow root an error is said there, and not after a submit', async () => {
  const host = document.createElement('div');
  document.body.append(host);
  const root = host.attachShadow({ mode: 'open' });
  const react = createRoot(root);
  onTestFinished(() => {
    react.unmount();
    host.remove();
  });
  react.render(
    <DesignSystemProvider strings={strings}>
      <Form onSubmit={(event) => event.preventDefault()}>
        {two}
        <button type="submit">Weiter</button>
      </Form>
    </DesignSystemProvider>,
  );
  const lines = () => [...root.querySelectorAll('[aria-live] > *')].map(({ textContent }) => textContent);
  await expect.poll(() => root.querySelectorAll('input')).toHaveLength(2);
  const [first, last] = root.querySelectorAll('input');
  first?.focus();
  last?.focus();
  await expect.poll(lines).toEqual(['Vorname. Fehler: Vorname fehlt.']);
  const button = root.querySelector('button');
  button?.focus();
  button?.click();
  await aWhile();
  expect(root.textContent).toContain('Nachname fehlt.');
  expect(lines()).toHaveLength(1);
});

test('an error of a server is said when it comes, and goes with its reason', async () => {
  await showForm(
    <>
      <Judged label="Vorname" after={800} />
      <Judged label="Nachname" />
    </>,
  );
  await field('Vorname').click();
  await userEvent.keyboard('{Tab}Ada');
  await expect.poll(said).toEqual(['Vorname. Fehler: Vorname fehlt.']);
  await field('Vorname').fill('Ada');
  expect(said()).toEqual([]);
});

test('a press that sends the form says nothing of the field that it leaves, however long it is', async () => {
  await showForm(two);
  await field('Vorname').click();
  await page.getByRole('button', { name: 'Weiter' }).click({ delay: 700 });
  await expectSilence();
});

test('Enter in a field says nothing, nor does the focus that is led away from it then', async () => {
  await showForm(two);
  await field('Vorname').click();
  await userEvent.keyboard('{Tab}');
  // Not by keys of the driver: between two of them a busy machine can take longer than the announcer waits.
  const first = document.querySelector('input');
  first?.focus();
  await aWhile(0);
  expect(document.body.textContent).toContain('Nachname fehlt.');
  first?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
  first?.form?.requestSubmit();
  await aWhile();
  expect(said()).toEqual([]);
});

test('after Enter in a field none of the errors is said, though the focus is led away before they appear', async () => {
  function Lead() {
    useEffect(() => document.querySelector('input')?.focus(), []);
    return null;
  }
  function Refused() {
    const [isWrong, setWrong] = useState(false);
    return (
      <Form
        onSubmit={(event) => {
          event.preventDefault();
          setWrong(true);
        }}
      >
        {isWrong ? <Lead /> : null}
        {['Vorname', 'Nachname', 'Ort'].map((label) => (
          <TextField
            key={label}
            label={label}
            name={label}
            autoComplete="off"
            error={isWrong ? `${label} fehlt.` : undefined}
          />
        ))}
        <button type="submit">Weiter</button>
      </Form>
    );
  }
  await show(<Refused />);
  await field('Ort').click();
  await userEvent.keyboard('{Enter}');
  await expect.element(field('Vorname')).toHaveFocus();
  await userEvent.keyboard('{Tab}{Tab}');
  await expectSilence();
});

test('an error that moves below its row is said once', async () => {
  function Pair() {
    const [left, setLeft] = useState<readonly string[]>([]);
    const error = 'Beide fehlen.';
    const shared = left.length > 1;
    return (
      <div onBlur={({ target }) => setLeft([...left, target.id])}>
        <FieldRow>
          {['PLZ', 'Ort'].map((label) => (
            <TextField
              key={label}
              id={label}
              label={label}
              name={label}
              autoComplete="off"
              error={left.includes(label) && !shared ? error : undefined}
            />
          ))}
        </FieldRow>
        {shared ? <FieldError id="both">{error}</FieldError> : null}
      </div>
    );
  }
  await showForm(<Pair />);
  await field('PLZ').click();
  await userEvent.keyboard('{Tab}');
  await expect.poll(said).toEqual(['PLZ. Fehler: Beide fehlen.']);
  await userEvent.keyboard('{Tab}');
  await expectSilence('Beide fehlen.');
});

test('a window that the press opens says nothing; within it errors are said', async () => {
  function Opener() {
    const [open, setOpen] = useState(false);
    return (
      <>
        <button type="button" onClick={() => setOpen(true)}>
          Öffnen
        </button>
        <Dialog title="Adresse" open={open} onOpenChange={setOpen}>
          <Judged label="Ort" />
          <button type="button">Fertig</button>
        </Dialog>
      </>
    );
  }
  await showForm(two, <Opener />);
  await field('Vorname').click();
  await page.getByRole('button', { name: 'Öffnen' }).click();
  await expect.element(page.getByRole('dialog')).toBeVisible();
  await aWhile();
  expect(said()).toEqual([]);
  await field('Ort').click();
  await userEvent.keyboard('{Tab}');
  await expect.poll(said).toEqual(['Ort. Fehler: Ort fehlt.']);
});

test('who comes back to the field hears its error as its description, not twice', async () => {
  await showForm(<Judged label="Vorname" />);
  await field('Vorname').click();
  await userEvent.keyboard('{Tab}{Shift>}{Tab}{/Shift}');
  await expectSilence();
});

test('who goes to another program hears nothing', async () => {
  await showForm(two);
  await field('Vorname').click();
  const focus = vi.spyOn(document, 'hasFocus').mockReturnValue(false);
  onTestFinished(() => focus.mockRestore());
  flushSync(() =>
    field('Vorname')
      .element()
      .dispatchEvent(new FocusEvent('focusout', { bubbles: true })),
  );
  await expectSilence();
});

test('a press on a link that leads away says nothing', async () => {
  const away = (
    <a href="/consents" onClick={(event) => event.preventDefault()}>
      Einwilligungen
    </a>
  );
  await showForm(two, away);
  await field('Vorname').click();
  await page.getByRole('link').click();
  await expectSilence();
});
