import { type FormProblem, formProblems, type Issue, standaloneFlow } from '@crema/flow-domain';
import messagesOf from 'virtual:crema-messages/all/standalone';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { type Answer, environmentOf } from '../../test-support/environment.ts';
import { erika } from '../../test-support/erika.ts';
import { renderEveryField } from '../../test-support/every-field.tsx';
import { assertiveLines, openFlow } from '../../test-support/open-flow.tsx';
import { outcomesOf } from '../../test-support/outcomes-of.ts';
import type { FormStart } from '../engine/form-view.ts';
import { SubmitButton } from '../sections/submit-section.tsx';
import { FlowForm } from './flow-form.tsx';
import { PlannedField } from './form-context.tsx';
import { useRegister } from './use-register.ts';

function Registration({ start }: { start: FormStart }) {
  return (
    <FlowForm
      {...useRegister(standaloneFlow)}
      definition={standaloneFlow}
      start={start}
      renderField={renderEveryField}
      id="form"
      action="#"
    >
      {(plan) => (
        <>
          {plan.fields.map((field) => (
            <PlannedField key={field.name} field={field} />
          ))}
          <SubmitButton>Weiter</SubmitButton>
        </>
      )}
    </FlowForm>
  );
}

const button = () => page.getByRole('button', { name: 'Weiter' });
const send = () => userEvent.click(button());
const banner = () => document.querySelector<HTMLElement>('form > section[data-tone=error]');
const said = () => banner()?.textContent ?? '';
const lastName = () => page.getByRole('textbox', { name: /Nachname/ });

/** Shows the form with everything right, and sends it for each of the answers. */
async function sendRight(answers: readonly Answer[], more: Parameters<typeof openFlow>[2] = {}) {
  const opened = await openFlow(<Registration start={{ values: erika }} />, environmentOf(messagesOf), {
    ...more,
    answers,
  });
  await userEvent.fill(page.getByLabelText(/^Passwort(?! anzeigen)/), 'Kaffee123');
  for (const index of answers.keys()) {
    await expect.element(button()).not.toHaveAttribute('aria-busy');
    await send();
    await expect.poll(() => opened.register.mock.calls).toHaveLength(index + 1);
  }
  return opened;
}

const failed = (problem: FormProblem, minutes?: number): Answer => ({ kind: 'failed', problem, minutes });
const refused = (...issues: Issue[]): Answer => ({ kind: 'refused', issues });
const taken: Issue = { field: 'email', code: 'EMAIL_ALREADY_TAKEN' };
const elsewhere: Issue = { field: 'cardSelection.layout', code: 'genericField' };

const texts = {
  invalid: 'Bitte korrigieren Sie Ihre Angaben.',
  limited: 'Das waren viele Versuche in kurzer Zeit. Bitte versuchen Sie es in 5 Minuten noch einmal.',
  technical: 'Aus technischen Gründen ist die Registrierung nicht möglich. Bitte versuchen Sie es später!',
};

test.each([
  ['a problem with words of its own', failed('rateLimited', 5), texts.limited, texts.limited],
  ['a technical error', failed('technicalError'), texts.technical, texts.invalid],
])('%s is said, and then comes before or after what is invalid', async (_, answer, first, then) => {
  await sendRight([answer]);
  await expect.poll(said).toBe(first);
  await userEvent.fill(lastName(), '');
  await userEvent.tab();
  await expect.element(lastName()).toBeInvalid();
  expect(said()).toBe(then);
  // Put right, only the answer is left.
  await userEvent.fill(lastName(), 'Muster');
  await userEvent.tab();
  await expect.poll(said).toBe(first);
});

test('an explicit problem that came with invalid fields comes first in a form that was returned', async () => {
  const start = { values: erika, issues: [taken], problem: 'sessionExpired' };
  await openFlow(<Registration start={start} />, environmentOf(messagesOf));
  await expect.poll(said).toMatch(/Sitzung ist abgelaufen/);
  await send();
  await expect.poll(said).toBe(texts.invalid);
});

const ways: Readonly<Partial<Record<FormProblem, readonly [name: string, href: string]>>> = {
  notLoggedIn: ['Anmelden', '#login'],
  alreadyLoggedIn: ['Weiter', '/address-input/standalone'],
};

test.each(formProblems)('the banner leads on where that helps: %s', async (problem) => {
  await sendRight([failed(problem)], { wayOn: '/address-input/standalone' });
  await expect.poll(said).not.toBe('');
  const links = Array.from(banner()?.querySelectorAll('a') ?? [], (link) => [
    link.textContent,
    link.getAttribute('href'),
  ]);
  expect(links).toEqual(problem in ways ? [ways[problem]] : []);
});

test('somebody logged in is led nowhere by a page that leads nowhere', async () => {
  await sendRight([failed('alreadyLoggedIn')], { wayOn: undefined });
  await expect.poll(said).toMatch(/bereits angemeldet/);
  expect(banner()?.querySelector('a')).toBeNull();
});

test('while a submit is under way the button says so, and nothing that was entered goes', async () => {
  await sendRight(['waiting']);
  await expect.element(button()).toHaveAttribute('aria-busy', 'true');
  await expect.element(button()).toHaveFocus();
  const form = document.querySelector<HTMLFormElement>('#form');
  expect(Object.fromEntries(new FormData(form ?? undefined))).toEqual({ ...erika, password: 'Kaffee123' });
  expect(said()).toBe('');
});

test('a problem is told by the focus, and not said again', async () => {
  await sendRight([failed('unavailable'), failed('offline')]);
  await expect.poll(said).toMatch(/offline/);
  await expect.poll(() => document.activeElement).toBe(banner());
  await expect.element(button()).not.toHaveAttribute('aria-busy');
  expect(assertiveLines()).toEqual([]);
});

test('a message about a lost line goes when the line is back, and the focus is on the button', async () => {
  await sendRight([failed('offline')]);
  await expect.poll(said).toMatch(/offline/);
  dispatchEvent(new Event('online'));
  await expect.poll(said).toBe('');
  await expect.element(button()).toHaveFocus();
});

test.each([
  ['fields are refused', refused(taken), 0],
  ['a field and something the form does not have are refused', refused(taken, elsewhere), 1],
])('when %s the field has the focus, and each submit interrupts at most once', async (_, answer, lines) => {
  const { onEvent } = await sendRight([answer, answer]);
  await expect.poll(() => outcomesOf(onEvent)).toHaveLength(2);
  await expect.element(page.getByRole('textbox', { name: /E-Mail/ })).toHaveFocus();
  // The words of the first are taken back with its message.
  expect(assertiveLines()).toHaveLength(lines);
});

test('an empty form interrupts nobody: its first field is told by the focus, its banner politely', async () => {
  await openFlow(<Registration start={{}} />, environmentOf(messagesOf));
  await send();
  const polite = () => document.querySelector('[aria-live=polite]')?.textContent;
  await expect.poll(polite).toBe(`${texts.invalid} 6 Angaben sind noch nicht richtig.`);
  expect(assertiveLines()).toEqual([]);
});

test.each([
  [1, '1 pole wymaga jeszcze poprawy.'],
  [2, '2 pola wymagają jeszcze poprawy.'],
  [5, '5 pól wymaga jeszcze poprawy.'],
] as const)(
  'how many fields are to be corrected is said as the language counts: %s',
  async (count, counted) => {
    const names = ['firstName', 'lastName'].map((name) => `personalData.${name}`);
    const values = { ...erika, password: 'Kaffee123' };
    const wrong = [...names, 'email', 'password', 'personalData.salutation'].slice(0, count);
    const start = { values: { ...values, ...Object.fromEntries(wrong.map((name) => [name, ''])) } };
    await openFlow(<Registration start={start} />, environmentOf(messagesOf), { site: 'PL' });
    if (count < 5) await userEvent.fill(page.getByLabelText(/^Hasło/), 'Kaffee123');
    await userEvent.click(button());
    const polite = () => document.querySelector('[aria-live=polite]')?.textContent;
    await expect.poll(polite).toBe(`Prosimy poprawić oznaczone pola. ${counted}`);
  },
);
