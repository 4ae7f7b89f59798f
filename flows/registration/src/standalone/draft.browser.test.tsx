import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { erika } from '../../../form/test-support/erika.ts';
import { openFlow } from '../../../form/test-support/open-flow.tsx';
import { outcomesOf } from '../../../form/test-support/outcomes-of.ts';
import { standaloneEnvironment } from '../../test-support/environment.ts';
import { StandaloneRegistration } from './standalone-registration.tsx';

const open = (setting: Parameters<typeof openFlow>[2] = {}, action = '#') =>
  openFlow(<StandaloneRegistration action={action} />, standaloneEnvironment, setting);

const firstName = () => page.getByRole('textbox', { name: /^Vorname/ });
const kept = () => Object.values(sessionStorage).join();
const polite = () => document.querySelector('[aria-live=polite]')?.textContent;
const note = () => page.getByText('Ihre Angaben sind noch da.', { exact: true });

/** Enters a name and takes the form away. */
async function enterAndLeave() {
  const { screen } = await open();
  await userEvent.fill(firstName(), 'Erika');
  await userEvent.fill(page.getByLabelText(/^Passwort(?! anzeigen)/), 'Kaffee123');
  await expect.poll(kept).toContain('Erika');
  await screen.unmount();
}

describe('what was entered before a reload', () => {
  test('is there again, is told of once, and can be entered on', async () => {
    await enterAndLeave();
    await open();
    await expect.element(firstName()).toHaveValue('Erika');
    await expect.element(note().first()).toBeVisible();
    expect(polite()).toContain('Ihre Angaben sind noch da.');
    await expect.element(page.getByLabelText(/^Passwort(?! anzeigen)/)).toHaveValue('');
    expect(kept()).not.toContain('Kaffee');
  });

  test('is kept as well where it was entered before the code that keeps it had come', async () => {
    await open();
    const salutation = page.getByRole('combobox', { name: /^Anrede/ }).element();
    if (!(salutation instanceof HTMLSelectElement)) throw new Error('There is no list of salutations.');
    salutation.focus();
    salutation.value = 'MRS';
    salutation.dispatchEvent(new Event('change', { bubbles: true }));
    await expect.poll(kept).toContain('MRS');
  });

  test('can be thrown away', async () => {
    await enterAndLeave();
    await open();
    await userEvent.click(page.getByRole('button', { name: 'Angaben löschen' }));
    await expect.element(firstName()).toHaveValue('');
    expect(polite()).toContain('Ihre Angaben sind gelöscht.');
    await expect.element(page.getByRole('button', { name: 'Angaben löschen' })).not.toBeInTheDocument();
    await expect.element(page.getByRole('combobox', { name: /^Anrede/ })).toHaveFocus();
    expect(kept()).toBe('');
  });

  test('is not shown in another form, or on another site', async () => {
    await enterAndLeave();
    const { screen } = await open({}, '#another');
    await userEvent.click(firstName());
    await expect.element(firstName()).toHaveValue('');
    await screen.unmount();
    await open({ site: 'AT' });
    await userEvent.click(firstName());
    await expect.element(firstName()).toHaveValue('');
  });
});

test('a form that goes without its page keeps even what was typed last', async () => {
  const { screen } = await open();
  await userEvent.fill(firstName(), 'Erika');
  await expect.poll(kept).toContain('Erika');
  await userEvent.fill(firstName(), 'Erika Anna');
  await screen.unmount();
  expect(kept()).toContain('Erika Anna');
});

test('a form that is reset keeps nothing', async () => {
  await open();
  await userEvent.fill(firstName(), 'Erika');
  await expect.poll(kept).toContain('Erika');
  document.querySelector('form')?.reset();
  await expect.poll(kept).not.toContain('Erika');
});

test('after a success nothing is kept, whatever is entered while the page goes', async () => {
  const { onEvent } = await openFlow(
    <StandaloneRegistration action="#" start={{ values: erika }} />,
    standaloneEnvironment,
  );
  await userEvent.fill(page.getByLabelText(/^Passwort(?! anzeigen)/), 'Kaffee123');
  await expect.poll(kept).toContain('Erika');
  await userEvent.click(page.getByRole('button', { name: 'Konto anlegen' }));
  await expect.poll(() => outcomesOf(onEvent)).toHaveLength(1);
  expect(kept()).toBe('');
  await userEvent.fill(firstName(), 'Anna');
  dispatchEvent(new PageTransitionEvent('pagehide'));
  expect(kept()).toBe('');
});

test('with a storage that is refused a form works as ever', async () => {
  const refused = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('no', 'QuotaExceededError');
  });
  await open();
  await userEvent.fill(firstName(), 'Erika');
  await expect.poll(() => refused.mock.calls.length).toBeGreaterThan(0);
  await expect.element(firstName()).toHaveValue('Erika');
  refused.mockRestore();
});
