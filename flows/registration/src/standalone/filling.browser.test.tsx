import type { RegistrationRequest } from '@crema/flow-domain';
import { FlowProvider, type RegisterOutcome } from '@crema/flow-form';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { ways, writeSilently } from '../../../../design-system/test-support/filling/ways.ts';
import type { Fill } from '../../../../design-system/test-support/filling/ways.ts';
import { show, showServerHtml } from '../../../../design-system/test-support/show.tsx';
import { standaloneEnvironment } from '../../test-support/environment.ts';
import { PlainCardChoice } from './card/plain-card-choice.tsx';
import { StandaloneRegistration } from './standalone-registration.tsx';

const created: RegisterOutcome = { kind: 'created', loginId: 'l1' };

/** A shopper's data that a browser has stored, by the token of the input. */
const known = {
  'honorific-prefix': 'MRS',
  'given-name': 'Erika',
  'family-name': 'Muster',
  'bday-day': '14',
  'bday-month': '11',
  'bday-year': '1987',
  email: 'erika@example.com',
  'new-password': ' Kaffee 123 ',
} as const;

const registered = {
  personalData: {
    salutation: 'MRS',
    firstName: 'Erika',
    lastName: 'Muster',
    birthDate: { day: 14, month: 11, year: 1987 },
  },
  email: 'erika@example.com',
  password: ' Kaffee 123 ',
};

let signUps = 0;

/** Creates a sign-up with its own address, so that a draft of another test is never its draft, even if it is stored late. */
function signUp() {
  signUps += 1;
  const register = vi.fn<(request: RegistrationRequest) => Promise<RegisterOutcome>>(async () => created);
  const services = { ...standaloneEnvironment('DE', created).services, register };
  const ui = (
    <FlowProvider environment={standaloneEnvironment('DE', created, { services })}>
      <StandaloneRegistration action={`#${signUps}`} />
    </FlowProvider>
  );
  return { ui, register };
}

/** Returns the control with a token. */
function control(token: string): Fill['control'] {
  const found = document.querySelector(`form [autocomplete~="${token}"]`);
  if (found instanceof HTMLInputElement || found instanceof HTMLSelectElement) return found;
  throw new Error(`Sign-up has no field for “${token}”.`);
}

const fills = (tokens: readonly string[] = Object.keys(known)) =>
  Object.entries(known)
    .filter(([token]) => tokens.includes(token))
    .map(([token, value]) => ({ control: control(token), value }));

function button(): HTMLElement {
  const found = document.querySelector<HTMLElement>('form [type="submit"]');
  if (!found) throw new Error('Sign-up cannot be sent.');
  return found;
}

const wrong = () =>
  Array.from(document.querySelectorAll('form [aria-invalid="true"]'), (each) =>
    each.getAttribute('autocomplete'),
  );

test('sign-up asks the browser for what it knows, and for nothing else', async () => {
  await show(signUp().ui);
  const asked = Array.from(document.querySelectorAll('form [autocomplete]'), (each) =>
    each.getAttribute('autocomplete'),
  );
  expect(asked).toEqual(Object.keys(known));
});

test('the choice of card without JavaScript is nothing that the browser knows', async () => {
  const screen = await show(
    <FlowProvider environment={standaloneEnvironment('DE', created)}>
      <PlainCardChoice />
    </FlowProvider>,
  );
  await expect.element(screen.getByRole('combobox')).toHaveAttribute('autocomplete', 'off');
});

test.each(Object.entries(ways))('what is filled in by %s is sent', async (_, fill) => {
  const { ui, register } = signUp();
  await show(ui);
  fill(fills(), button());
  await userEvent.click(button());
  await expect.poll(() => register.mock.lastCall?.[0]).toMatchObject(registered);
  expect(wrong()).toEqual([]);
});

const fields = [
  ['salutation', ['honorific-prefix']],
  ['first name', ['given-name']],
  ['last name', ['family-name']],
  ['birth date', ['bday-day', 'bday-month', 'bday-year']],
  ['e-mail address', ['email']],
  ['password', ['new-password']],
] as const;

test.each(
  Object.entries(ways).flatMap(([way, fill]) =>
    fields.map(([field, tokens]) => [field, way, tokens, fill] as const),
  ),
)('the %s no longer counts as missing when it is filled in by %s', async (_, _way, tokens, fill) => {
  await show(signUp().ui);
  await userEvent.click(button());
  await expect.poll(wrong).toEqual(Object.keys(known));
  fill(fills(tokens), button());
  await expect
    .poll(wrong)
    .toEqual(Object.keys(known).filter((token) => !tokens.some((each) => each === token)));
});

test('what was filled in silently before hydration is sent, and never called missing', async () => {
  const { ui, register } = signUp();
  const page = showServerHtml(ui);
  writeSilently(fills());
  await page.hydrate();
  for (const token of Object.keys(known)) control(token).focus();
  button().focus();
  expect(wrong()).toEqual([]);
  await userEvent.click(button());
  await expect.poll(() => register.mock.lastCall?.[0]).toMatchObject(registered);
  expect(page.complaints).toEqual([]);
});
