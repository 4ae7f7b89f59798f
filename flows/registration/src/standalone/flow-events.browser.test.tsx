import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { FlowEvent } from '@crema/flow-form';
import { erika } from '../../../form/test-support/erika.ts';
import { openFlow } from '../../../form/test-support/open-flow.tsx';
import { standaloneEnvironment } from '../../test-support/environment.ts';
import { StandaloneRegistration } from './standalone-registration.tsx';

const firstName = () => page.getByRole('textbox', { name: /^Vorname/ });
const lastName = () => page.getByRole('textbox', { name: /^Nachname/ });
const email = () => page.getByRole('textbox', { name: /^E-Mail/ });
const password = () => page.getByLabelText(/^Passwort(?! anzeigen)/);
const newsletter = () => page.getByRole('checkbox', { name: /Newsletter/ });
const send = () => userEvent.click(page.getByRole('button', { name: 'Konto anlegen' }));

/** Opens the form and returns the events that the page receives, each without its flow, which is always the same. */
async function open(setting: Parameters<typeof openFlow>[2] = {}, values: Record<string, string> = {}) {
  const { onEvent, ...opened } = await openFlow(
    <StandaloneRegistration action="#" start={{ values }} />,
    standaloneEnvironment,
    setting,
  );
  const told = () =>
    onEvent.mock.calls.map(([{ flow, ...event }]) => {
      expect(flow).toBe('standalone');
      return event;
    });
  const toldOf = (...types: FlowEvent['type'][]) => told().filter(({ type }) => types.includes(type));
  return { ...opened, told, toldOf };
}

/** Enters the form and waits for its first event, because the tests are about the events after it. */
async function enter(opened: Awaited<ReturnType<typeof open>>) {
  await userEvent.type(firstName(), 'Erika');
  await expect.poll(() => opened.toldOf('started')).toHaveLength(1);
  return opened;
}

/** Acts as a tab that is left or closed: reports that the page is hidden. */
function hide() {
  const hidden = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  hidden.mockRestore();
}

const right = { ...erika, 'personalData.firstName': '' };

describe('a form that is filled in', () => {
  test('is viewed once, and started with the first answer', async () => {
    const { told, toldOf } = await open();
    await expect.poll(told).toEqual([{ type: 'viewed' }]);
    await userEvent.click(lastName());
    await userEvent.click(firstName());
    await new Promise((done) => setTimeout(done, 200));
    expect(toldOf('started')).toEqual([]);
    await userEvent.keyboard('Erika');
    await userEvent.type(lastName(), 'Muster');
    await expect.poll(() => toldOf('started')).toEqual([{ type: 'started' }]);
    expect(toldOf('viewed')).toHaveLength(1);
  });

  test('is viewed, refused and sent once each where React tries effects twice', async () => {
    const opened = await enter(await open({ strict: true }));
    await send();
    await expect.poll(() => opened.toldOf('refused')).toHaveLength(1);
    expect(opened.toldOf('viewed', 'started', 'submitted').map(({ type }) => type)).toEqual([
      'viewed',
      'started',
      'submitted',
    ]);
  });

  test('is one form, viewed and started once, when parts of it come later', async () => {
    const { toldOf } = await enter(await open());
    await userEvent.click(page.getByRole('checkbox', { name: /CremaCard/ }));
    await userEvent.click(page.getByRole('radio', { name: /Plastikkarte/ }));
    await expect.element(page.getByRole('combobox', { name: /^PLZ/ })).toBeVisible();
    await userEvent.fill(lastName(), 'Muster');
    expect(toldOf('viewed', 'started').map(({ type }) => type)).toEqual(['viewed', 'started']);
    expect(toldOf('abandoned')).toEqual([]);
  });

  test('has started when it is entered with an answer from before', async () => {
    const { toldOf } = await open();
    // Acts as an answer that was given before the page's scripts loaded, of which no script got an event.
    document.querySelector<HTMLInputElement>('[name="personalData.firstName"]')?.setRangeText('Erika');
    await userEvent.click(email());
    await expect.poll(() => toldOf('started')).toHaveLength(1);
  });

  test('tells each error by its key, once until it is another one or was put right', async () => {
    const { toldOf } = await enter(await open());
    const errors = () => toldOf('fieldError').filter((event) => 'field' in event && event.field === 'email');
    await userEvent.fill(email(), 'erika');
    await userEvent.tab();
    const wrong = { type: 'fieldError', field: 'email', error: expect.any(String) };
    await expect.poll(errors).toEqual([wrong]);
    await userEvent.click(email());
    await userEvent.tab();
    await userEvent.fill(email(), 'erika@example.com');
    await userEvent.tab();
    await expect.element(email()).toBeValid();
    expect(errors()).toHaveLength(1);
    await userEvent.fill(email(), 'erika');
    await userEvent.tab();
    await expect.poll(errors).toEqual([wrong, wrong]);
  });

  test('tells when a consent is given and taken back', async () => {
    const { toldOf } = await enter(await open());
    await userEvent.click(newsletter());
    await userEvent.click(newsletter());
    expect(toldOf('consentChanged')).toEqual([
      { type: 'consentChanged', consent: 'newsletter', given: true },
      { type: 'consentChanged', consent: 'newsletter', given: false },
    ]);
  });

  test('tells nothing that was entered', async () => {
    const { told } = await enter(await open());
    const secrets = ['Zyzzyva', 'qwxz@example', 'Geheim-4711'];
    await userEvent.fill(lastName(), 'Zyzzyva www.example.com');
    await userEvent.fill(email(), 'qwxz@example');
    await userEvent.fill(password(), 'Geheim-4711');
    await userEvent.click(firstName());
    await send();
    hide();
    await expect.poll(() => JSON.stringify(told())).toContain('abandoned');
    for (const secret of secrets) expect(JSON.stringify(told())).not.toContain(secret);
  });
});

describe('a submit', () => {
  test('is told before what comes of it', async () => {
    const { toldOf } = await enter(await open());
    await send();
    await expect
      .poll(() => toldOf('submitted', 'refused').map(({ type }) => type))
      .toEqual(['submitted', 'refused']);
  });

  test('tells which fields were returned to, and which were corrected', async () => {
    const { toldOf } = await enter(await open({}, right));
    await userEvent.fill(lastName(), 'Mustermann');
    await userEvent.click(firstName());
    await userEvent.fill(firstName(), 'Erica');
    await userEvent.click(lastName());
    await userEvent.fill(password(), 'Kaffee123');
    await send();
    await expect
      .poll(() => toldOf('submitted'))
      .toEqual([
        {
          type: 'submitted',
          effort: [
            { field: 'personalData.firstName', returns: 1, corrections: 1 },
            { field: 'personalData.lastName', returns: 1, corrections: 0 },
          ],
        },
      ]);
  });

  test('counts a move from one part of a date to the next as no return', async () => {
    const { toldOf } = await enter(await open({}, right));
    await userEvent.click(page.getByRole('textbox', { name: 'Tag' }));
    await userEvent.click(page.getByRole('textbox', { name: 'Jahr' }));
    await userEvent.click(page.getByRole('textbox', { name: 'Monat' }));
    await send();
    await expect.poll(() => toldOf('submitted')).toMatchObject([{ effort: [] }]);
  });
});

describe('a form that is left unfinished', () => {
  test('is told provisionally when its page is hidden, once', async () => {
    const { toldOf } = await enter(await open());
    hide();
    hide();
    dispatchEvent(new PageTransitionEvent('pagehide', { persisted: false }));
    expect(toldOf('abandoned')).toEqual([
      { type: 'abandoned', provisional: true, field: 'personalData.firstName', effort: [] },
    ]);
  });

  test('is told as it is when its page is gone', async () => {
    const { toldOf } = await enter(await open());
    dispatchEvent(new PageTransitionEvent('pagehide', { persisted: false }));
    expect(toldOf('abandoned')).toMatchObject([{ provisional: false }]);
  });

  test('is told when it goes without its page', async () => {
    const { toldOf, screen } = await enter(await open());
    await screen.unmount();
    expect(toldOf('abandoned')).toMatchObject([{ provisional: false }]);
  });

  test('is not told where nothing was entered', async () => {
    const { toldOf, screen } = await open();
    await userEvent.click(firstName());
    await new Promise((done) => setTimeout(done, 200));
    hide();
    await screen.unmount();
    expect(toldOf('started', 'abandoned')).toEqual([]);
  });

  test('is withdrawn by a success, after which it is not told again', async () => {
    const { toldOf, screen } = await enter(await open({}, right));
    hide();
    await userEvent.fill(password(), 'Kaffee123');
    await send();
    const ends = () => toldOf('abandoned', 'registered', 'abandonmentWithdrawn').map(({ type }) => type);
    await expect.poll(ends).toEqual(['abandoned', 'registered', 'abandonmentWithdrawn']);
    hide();
    await screen.unmount();
    expect(ends()).toHaveLength(3);
  });

  test('is none that has succeeded and is brought back empty by the browser', async () => {
    const { told, toldOf } = await enter(await open({}, right));
    await userEvent.fill(password(), 'Kaffee123');
    await userEvent.click(newsletter());
    await send();
    await expect.poll(() => toldOf('registered')).toHaveLength(1);
    const before = told().length;
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    await expect.element(newsletter()).not.toBeChecked();
    hide();
    expect(told().slice(before)).toEqual([{ type: 'viewed' }]);
  });

  test('is not withdrawn by a try that fails', async () => {
    const { toldOf } = await enter(
      await open({ answers: [{ kind: 'failed', problem: 'technicalError' }] }, right),
    );
    hide();
    await userEvent.fill(password(), 'Kaffee123');
    await send();
    await expect.poll(() => toldOf('failed')).toHaveLength(1);
    expect(toldOf('abandonmentWithdrawn')).toEqual([]);
  });
});

test('leaving the window is not leaving the field', async () => {
  const { toldOf } = await enter(await open());
  const elsewhere = vi.spyOn(document, 'hasFocus').mockReturnValue(false);
  onTestFinished(() => elsewhere.mockRestore());
  const input = document.activeElement;
  input?.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
  input?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  await send();
  await expect.poll(() => toldOf('submitted')).toMatchObject([{ effort: [] }]);
});

test('a page that fails to hear it stops nothing, and registers nobody twice', async () => {
  const reported = vi.spyOn(globalThis, 'reportError').mockImplementation(() => {});
  onTestFinished(() => reported.mockRestore());
  const posted = vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => {});
  onTestFinished(() => posted.mockRestore());
  const { register, onEvent } = await openFlow(
    <StandaloneRegistration action="#" start={{ values: erika }} />,
    standaloneEnvironment,
  );
  onEvent.mockImplementation(() => {
    throw new Error('no ear');
  });
  await userEvent.fill(email(), 'erika');
  await userEvent.tab();
  await expect.element(email()).toBeInvalid();
  await userEvent.fill(email(), 'erika@example.com');
  await userEvent.fill(password(), 'Kaffee123');
  await send();
  await expect.poll(() => onEvent.mock.calls.map(([{ type }]) => type)).toContain('registered');
  await expect
    .element(page.getByRole('button', { name: 'Konto anlegen' }))
    .toHaveAttribute('aria-busy', 'true');
  expect(register).toHaveBeenCalledOnce();
  expect(posted).not.toHaveBeenCalled();
  expect(reported).toHaveBeenCalledWith(new Error('no ear'));
});
