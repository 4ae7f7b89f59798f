import type { FormProblem } from '@crema/flow-domain';
import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { show, showServerHtml } from '../../../design-system/test-support/show.tsx';
import { type Answer, sampleConsent, sampleProps } from '../test-support/sample.ts';
import { formIds } from './consents-props.ts';
import { CustomerConsents } from './customer-consents.tsx';

afterEach(() => vi.restoreAllMocks());

const kinds = ['cardTermsAndConditions', 'newsletter'] as const;
const consents = kinds.map((kind) => sampleConsent('DE', kind));

const open = async (answer?: Answer) => {
  const props = sampleProps('DE', answer);
  const withdraw = vi.spyOn(props.services, 'withdraw');
  const screen = await show(<CustomerConsents {...props} consents={consents} />);
  return { screen, withdraw, button: screen.getByRole('button', { name: 'Einwilligung widerrufen' }) };
};

test('says of each consent what it is and since when, and offers to take back what can be', async () => {
  const { screen, button } = await open();
  const item = (name: string) => screen.getByRole('listitem').filter({ hasText: new RegExp(`^${name}`) });
  await expect.element(item('Kartenprogramm').getByText('Erteilt am 20. November 2026')).toBeVisible();
  await expect.element(item('Kartenprogramm').getByRole('link', { name: 'Zum Kundenservice' })).toBeVisible();
  await expect.element(item('Newsletter').getByText(/^Ja, ich möchte den Newsletter/)).toBeVisible();
  await expect.element(button).toHaveAccessibleDescription('Newsletter');
  // Label and wording have the language in which the customer read them (WCAG 2.2 3.1.2).
  const languages = Array.from(screen.container.querySelectorAll('li [lang]'), (text) =>
    text.getAttribute('lang'),
  );
  expect(languages).toEqual(consents.flatMap(({ document }) => [document?.locale, document?.locale]));
});

test('takes a consent back with the keyboard alone; focus, state and announcer say so once', async () => {
  const { screen, withdraw, button } = await open();
  button.element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByText('Widerrufen am 24. November 2026')).toBeVisible();
  await expect.element(button).not.toBeInTheDocument();
  const heading = screen.getByRole('heading', { name: 'Newsletter' });
  await expect.element(heading).toHaveFocus();
  await expect.element(heading).toHaveAttribute('tabindex', '-1');
  const said = () => [...document.querySelectorAll('[aria-live=polite] p')].map((line) => line.textContent);
  expect(said()).toContain('Widerrufen: Newsletter. Das gilt ab sofort.');
  expect(withdraw).toHaveBeenCalledExactlyOnceWith('newsletter');
  // The other one is as it was.
  await expect.element(screen.getByText('Erteilt am 20. November 2026')).toBeVisible();
});

test('pressed twice while it waits, it asks once', async () => {
  const { withdraw, button } = await open('waiting');
  await button.click();
  await expect.element(button).toHaveAttribute('aria-busy', 'true');
  await button.click({ force: true });
  expect(withdraw).toHaveBeenCalledOnce();
});

test.each<[FormProblem, RegExp]>([
  ['unavailable', /leider nicht geklappt/],
  ['technicalError', /leider nicht geklappt/],
  ['sessionExpired', /leider nicht geklappt/],
  ['offline', /leider nicht geklappt/],
  ['rateLimited', /in 2 Minuten/],
  ['notLoggedIn', /nicht mehr angemeldet/],
])('%s is said aloud, and the button is still there', async (problem, text) => {
  const { screen, button } = await open({ kind: 'failed', problem, minutes: 2 });
  await button.click();
  const news = screen.getByRole('listitem').getByText(text);
  await expect.element(news).toBeVisible();
  expect(document.querySelector('[aria-live=assertive]')?.textContent).toMatch(text);
  await expect.element(button).toHaveFocus();
  await expect.element(button).not.toHaveAttribute('aria-busy');
  const login = screen.getByRole('link', { name: 'Anmelden' });
  expect(login.elements()).toHaveLength(problem === 'notLoggedIn' ? 1 : 0);
});

test('a failure is gone with the next try', async () => {
  const props = sampleProps('DE');
  const withdraw = vi.spyOn(props.services, 'withdraw');
  withdraw.mockResolvedValueOnce({ kind: 'failed', problem: 'unavailable' });
  const screen = await show(<CustomerConsents {...props} consents={consents} />);
  const button = screen.getByRole('button', { name: 'Einwilligung widerrufen' });
  await button.click();
  await expect.element(screen.getByText(/leider nicht geklappt/).first()).toBeVisible();
  await button.click();
  await expect.element(screen.getByText('Widerrufen am 24. November 2026')).toBeVisible();
  await expect.element(screen.getByRole('listitem').getByText(/leider nicht/)).not.toBeInTheDocument();
});

test('without the code for the call the form goes to the server as it does without JavaScript', async () => {
  const submit = vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => {});
  const { button } = await open('lost');
  await button.click();
  await expect.poll(() => submit.mock.contexts.length).toBe(1);
  const [form] = submit.mock.contexts;
  expect(form).toMatchObject({ id: 'withdraw-newsletter', method: 'post' });
});

test('without JavaScript every button is a form of its own, and hydration has nothing to complain about', async () => {
  const server = showServerHtml(<CustomerConsents {...sampleProps('DE')} consents={consents} />);
  const forms = [...server.container.querySelectorAll('form')];
  expect(forms.map(({ id, method }) => [id, method])).toEqual(formIds(consents).map((id) => [id, 'post']));
  expect(forms.map((form) => form.getAttribute('action'))).toEqual(['#withdraw-newsletter', '#log-out']);
  await server.hydrate();
  expect(server.complaints).toEqual([]);
});

test('logging out is told to the page, and posts', async () => {
  const onLogOut = vi.fn<() => void>();
  // The page itself is not left.
  addEventListener('submit', (event) => event.preventDefault(), { once: true });
  const screen = await show(
    <CustomerConsents {...sampleProps('DE')} consents={undefined} onLogOut={onLogOut} />,
  );
  await expect.element(screen.getByText(/gerade nicht anzeigen/)).toBeVisible();
  await screen.getByRole('button', { name: 'Abmelden' }).click();
  expect(onLogOut).toHaveBeenCalledOnce();
});
