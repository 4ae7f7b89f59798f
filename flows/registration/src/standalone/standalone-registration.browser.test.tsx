import { DesignSystemProvider } from '@crema/design-system';
import { type RegistrationRequest } from '@crema/flow-domain';
import { documentsFor } from '@crema/flow-domain/server';
import { type FlowEvent, FlowProvider, type RegisterOutcome } from '@crema/flow-form';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Profiler } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { stringsFor } from '../../../../.storybook/strings.ts';
import { outcomesOf } from '../../../form/test-support/outcomes-of.ts';
import { standaloneEnvironment } from '../../test-support/environment.ts';
import { StandaloneRegistration } from './standalone-registration.tsx';

afterEach(cleanup);

const created: RegisterOutcome = { kind: 'created', loginId: 'l1' };

const newer = { version: '2.0', label: 'Der neue Text' };
const consentDocuments = async () =>
  documentsFor('DE').map((document) =>
    document.kind === 'newsletter' ? Object.assign({}, document, newer) : document,
  );

function open(...answers: RegisterOutcome[]) {
  const register = vi.fn<(request: RegistrationRequest) => Promise<RegisterOutcome>>(
    async () => answers.shift() ?? created,
  );
  const onEvent = vi.fn<(event: FlowEvent) => void>();
  const onCommit = vi.fn<() => void>();
  render(
    <DesignSystemProvider strings={stringsFor('de-DE')}>
      <FlowProvider
        environment={standaloneEnvironment('DE', created, {
          services: { register, consentDocuments },
          onEvent,
        })}
      >
        <Profiler id="flow" onRender={onCommit}>
          <StandaloneRegistration action="#" />
        </Profiler>
      </FlowProvider>
    </DesignSystemProvider>,
  );
  return { register, onEvent, onCommit, user: userEvent.setup() };
}

const box = (name: RegExp) => screen.getByRole('textbox', { name });
const send = () => screen.getByRole('button', { name: 'Konto anlegen' });

async function fillIn(user: ReturnType<typeof userEvent.setup>) {
  await user.selectOptions(screen.getByRole('combobox', { name: /Anrede/ }), 'Frau');
  await user.type(box(/Vorname/), '  Erika ');
  await user.type(box(/Nachname/), 'Muster');
  await user.type(box(/Tag/), '03021985');
  await user.type(box(/E-Mail/), 'erika@example.com');
  await user.type(screen.getByLabelText(/^Passwort/, { selector: 'input' }), 'Kaffee 123 ');
}

it('sends what the form shows, trimmed but for the password, and reports the account with the name to greet', async () => {
  const { user, register, onEvent } = open();
  await fillIn(user);
  await user.click(screen.getByRole('checkbox', { name: /CremaCard/ }));
  await user.click(await screen.findByRole('checkbox', { name: /Teilnahmebedingungen/ }));
  await user.click(screen.getByRole('checkbox', { name: /Newsletter/ }));
  await user.click(send());
  await waitFor(() => expect(outcomesOf(onEvent)).not.toEqual([]));
  const grant = { granted: true, locale: 'de-DE', textSha256: expect.any(String) };
  expect(register).toHaveBeenCalledExactlyOnceWith({
    flow: 'standalone',
    site: 'DE',
    locale: 'de-DE',
    personalData: {
      salutation: 'MRS',
      firstName: 'Erika',
      lastName: 'Muster',
      birthDate: { day: 3, month: 2, year: 1985 },
    },
    email: 'erika@example.com',
    password: 'Kaffee 123 ',
    cardMembership: true,
    cardSelection: { layout: 'DIGITAL' },
    consents: {
      cardTermsAndConditions: {
        ...grant,
        documentId: 'de/card-terms-and-conditions',
        documentVersion: '1.0',
      },
      newsletter: { ...grant, documentId: 'de/newsletter', documentVersion: '1.1' },
    },
  });
  expect(outcomesOf(onEvent)).toEqual([
    {
      type: 'registered',
      flow: 'standalone',
      loginId: 'l1',
      hasAccount: true,
      hasAddress: false,
      newsletter: true,
      person: { salutation: 'MRS', firstName: 'Erika', lastName: 'Muster' },
    },
  ]);
});

it('does not commit for a key press', async () => {
  const { user, onCommit } = open();
  await user.click(box(/Vorname/));
  onCommit.mockClear();
  await user.keyboard('Erika Maria{Backspace}');
  expect(onCommit).not.toHaveBeenCalled();
  await user.click(screen.getByLabelText(/^Passwort/, { selector: 'input' }));
  onCommit.mockClear();
  await user.keyboard('kaffeeKAFFEE12');
  expect(onCommit).not.toHaveBeenCalled();
});

it('shows all that is wrong after a submit in one commit, at once and without a moving thing', async () => {
  const { user, onCommit } = open();
  const banner = () => document.querySelector('section[data-tone=error]');
  // With the first submit the form has all that it fetches.
  await user.click(send());
  await waitFor(() => expect(banner()).not.toBeNull());
  document.querySelector('form')?.reset();
  await waitFor(() => expect(banner()).toBeNull());
  onCommit.mockClear();
  await user.click(send());
  await waitFor(() => expect(banner()).not.toBeNull());
  expect(onCommit).toHaveBeenCalledOnce();
  const errors = document.querySelectorAll('section[data-tone=error], [id$="-error"]');
  expect(errors.length).toBeGreaterThan(6);
  expect(Array.from(errors, (error) => getComputedStyle(error).animationName)).not.toContain('ds-come');
});

it('does not commit for another answer that asks for nothing else', async () => {
  const { user, onCommit } = open();
  const salutation = screen.getByRole('combobox', { name: /Anrede/ });
  const isRight = () => expect(salutation.closest('[data-state=valid]')).not.toBeNull();
  await user.selectOptions(salutation, 'Frau');
  await waitFor(isRight);
  onCommit.mockClear();
  await user.selectOptions(salutation, 'Herr');
  isRight();
  expect(onCommit).not.toHaveBeenCalled();
});

it('keeps every answer while the questions change and change back', async () => {
  const { user } = open();
  await fillIn(user);
  const salutation = screen.getByRole('combobox', { name: /Anrede/ });
  await user.selectOptions(salutation, 'Firma');
  await user.type(await screen.findByRole('textbox', { name: /Firmenname/ }), 'Rösterei Nord');
  expect(screen.getByRole('textbox', { name: /Vorname der Kontaktperson/ })).toHaveProperty(
    'value',
    '  Erika ',
  );
  expect(screen.queryByRole('textbox', { name: /Tag/ })).toBeNull();
  await user.selectOptions(salutation, 'Frau');
  expect(await screen.findByRole('textbox', { name: /Tag/ })).toHaveProperty('value', '03');
  await user.selectOptions(salutation, 'Firma');
  expect(await screen.findByRole('textbox', { name: /Firmenname/ })).toHaveProperty('value', 'Rösterei Nord');
});

it('says nothing of half a birth date before a submit, and what is missing after it', async () => {
  const { user } = open();
  await user.type(box(/Tag/), '3');
  await user.click(box(/E-Mail/));
  expect(screen.queryByText('Bitte geben Sie ein vollständiges Datum ein.')).toBeNull();
  await user.click(send());
  await screen.findByText('Bitte geben Sie ein vollständiges Datum ein.');
});

it('leads to the first error, links it to its field and takes it away when it is put right', async () => {
  const { user, register, onEvent } = open();
  await user.click(send());
  const salutation = screen.getByRole('combobox', { name: /Anrede/ });
  await waitFor(() => expect(document.activeElement).toBe(salutation));
  const [described] = salutation.getAttribute('aria-describedby')?.split(' ') ?? [];
  expect(document.getElementById(described ?? '')?.textContent).toContain('Die Anrede ist ein Pflichtfeld.');
  expect(onEvent).toHaveBeenCalledWith(expect.objectContaining({ type: 'refused' }));
  expect(register).not.toHaveBeenCalled();
  await user.selectOptions(salutation, 'Frau');
  await waitFor(() => expect(screen.queryByText('Die Anrede ist ein Pflichtfeld.')).toBeNull());
});

it('shows what the server refused at its field, with the numbers of the site', async () => {
  const issues = [
    { field: 'email', code: 'EMAIL_ALREADY_TAKEN' },
    { field: 'personalData.birthDate', code: 'birthDateMinAge' },
  ];
  const { user } = open({ kind: 'refused', issues });
  await fillIn(user);
  await user.click(send());
  await screen.findByText(/bereits ein Konto/);
  await screen.findByText('Sie müssen 16 Jahre alt sein, um dieses Angebot zu nutzen.');
  expect(screen.getByRole('link', { name: 'Anmelden' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'Passwort zurücksetzen' })).toBeDefined();
});

it('keeps the values after a technical error, and a second try succeeds', async () => {
  const { user, onEvent, register } = open({ kind: 'failed', problem: 'technicalError' }, created);
  await fillIn(user);
  await user.click(send());
  await waitFor(() =>
    expect(onEvent).toHaveBeenCalledWith({
      type: 'failed',
      flow: 'standalone',
      problem: 'technicalError',
    }),
  );
  expect(screen.getByLabelText(/^Passwort/, { selector: 'input' })).toHaveProperty('value', 'Kaffee 123 ');
  await user.click(send());
  await waitFor(() => expect(register).toHaveBeenCalledTimes(2));
  expect(register.mock.calls[1]).toEqual(register.mock.calls[0]);
});

it('shows the new text of a consent that changed meanwhile, unticked, and keeps all other values', async () => {
  const { user, register } = open({
    kind: 'refused',
    issues: [{ field: 'consents.newsletter', code: 'CONSENT_DOCUMENT_OUTDATED' }],
  });
  await fillIn(user);
  await user.click(screen.getByRole('checkbox', { name: /Newsletter/ }));
  await user.click(send());
  const renewed = await screen.findByRole('checkbox', { name: /Der neue Text/ });
  expect(renewed).toHaveProperty('checked', false);
  await screen.findByText(/Dieser Text wurde geändert/);
  expect(box(/E-Mail/)).toHaveProperty('value', 'erika@example.com');
  await user.click(renewed);
  await user.click(send());
  await waitFor(() => expect(register).toHaveBeenCalledTimes(2));
  expect(register.mock.calls[1]?.[0].consents.newsletter).toMatchObject({
    granted: true,
    documentVersion: '2.0',
  });
});

it('asks for the card’s conditions again when a person comes back from being a company', async () => {
  const { user } = open();
  const salutation = screen.getByRole('combobox', { name: /Anrede/ });
  await user.click(screen.getByRole('checkbox', { name: /CremaCard/ }));
  await screen.findByRole('checkbox', { name: /Teilnahmebedingungen/ });
  await user.selectOptions(salutation, 'Firma');
  await waitFor(() => expect(screen.queryByRole('checkbox', { name: /CremaCard/ })).toBeNull());
  await user.selectOptions(salutation, 'Frau');
  expect(await screen.findByRole('checkbox', { name: /CremaCard/ })).toHaveProperty('checked', true);
  await screen.findByRole('checkbox', { name: /Teilnahmebedingungen/ });
});
