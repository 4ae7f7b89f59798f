import { describe, expect, it } from 'vitest';
import { among } from '../support/combine.ts';
import { announced, noteAnnouncements } from './support/announced.ts';
import { useBrowser } from './support/browser.ts';
import { flowNames, flowOf } from './support/flows.ts';
import { sharedProduct } from './support/product.ts';
import { hydrated, valuesOf } from './support/shopper.ts';

interface Answer {
  readonly status: number;
  readonly body: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  /** The message in the form. */
  readonly message: RegExp;
  /** The links beside the message. */
  readonly links?: readonly string[];
  /** True if the message is at the e-mail field. */
  readonly atEmail?: boolean;
  /** True if only a customer can get this response. */
  readonly toCustomers?: boolean;
}

const errors = (code: string) => ({ errors: [{ code }], requestId: 'r1' });

/**
 * Responses of the contract, including some that our services never send. The test replaces the real
 * responses with them.
 */
const answers: Readonly<Record<string, Answer>> = {
  'too many tries': {
    status: 429,
    body: errors('RATE_LIMITED'),
    headers: { 'Retry-After': '240' },
    message: /versuchen Sie es in 4 Minuten noch einmal/,
  },
  'an outage': {
    status: 503,
    body: errors('TECHNICAL_ERROR'),
    message: /Die Registrierung ist gerade nicht erreichbar/,
  },
  'a request in progress': {
    status: 409,
    body: errors('REQUEST_IN_PROGRESS'),
    message: /werden gerade verarbeitet/,
  },
  'a key that was used': {
    status: 409,
    body: errors('IDEMPOTENCY_KEY_REUSED'),
    message: /schon einmal abgeschickt/,
  },
  'a token that is refused twice': {
    status: 403,
    body: errors('CSRF_INVALID'),
    message: /Ihre Sitzung ist abgelaufen/,
    // Without a customer, the test would submit the form without a token.
    toCustomers: true,
  },
  'no customer logged in': {
    status: 401,
    body: errors('NOT_LOGGED_IN'),
    message: /Sie sind nicht mehr angemeldet/,
    links: ['Anmelden'],
  },
  'somebody logged in': {
    status: 422,
    body: errors('ALREADY_LOGGED_IN'),
    message: /Sie sind bereits angemeldet/,
    links: ['Weiter'],
  },
  'an address that is taken': {
    status: 422,
    body: errors('EMAIL_ALREADY_TAKEN'),
    message: /gibt es bereits ein Konto/,
    links: ['Anmelden', 'Passwort zurücksetzen'],
    atEmail: true,
  },
  'an address that no mail reaches': {
    status: 422,
    body: errors('EMAIL_INVALID'),
    message: /Bitte geben Sie eine gültige E-\u2060Mail-Adresse an/,
    atEmail: true,
  },
  'an address that looks like another': {
    status: 422,
    body: errors('EMAIL_SCRIPTS_MIXED'),
    message: /Buchstaben aus verschiedenen Alphabeten/,
    atEmail: true,
  },
  'words of an old server': {
    status: 400,
    body: 'Email address is blocked',
    message: /Bitte prüfen Sie diese Angabe/,
    atEmail: true,
  },
};

const names = Object.keys(answers);
const isOfCustomers = (flow: string) => flow === 'asking to join the community';
const rows = names.flatMap((answer, index) => {
  const { atEmail, toCustomers } = answers[answer] ?? {};
  const flows = flowNames.filter((flow) => (isOfCustomers(flow) ? !atEmail : !toCustomers));
  return among(flows, [flows[index % flows.length] ?? '']).map((flow) => [flow, answer] as const);
});

describe('every response of the server has its screen', () => {
  const openPage = useBrowser();
  const product = sharedProduct();

  it.each(rows)('%s is answered with %s', async (name, what) => {
    const answer = answers[what];
    if (!answer) throw new Error(`There is no response ${what}.`);
    const flow = flowOf(name);
    const { page } = await openPage();
    await flow.before?.(page, product.url, 'DE');
    await page.goto(`${product.url}${flow.path}`);
    await hydrated(page);
    await flow.answer(page, 'DE', 'all fields');
    const entered = await valuesOf(page);
    await page.route('**/service/registration/api/v1/registrations', (route) =>
      route.fulfill({
        status: answer.status,
        headers: answer.headers ?? {},
        contentType: typeof answer.body === 'string' ? 'text/plain' : 'application/json',
        body: typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body),
      }),
    );
    await noteAnnouncements(page, 'assertive');
    await page.locator('button[type=submit]').click();
    await page.locator('form').getByText(answer.message).first().waitFor();
    expect(await valuesOf(page)).toEqual(entered);
    for (const link of answer.links ?? [])
      await page.locator('form').getByRole('link', { name: link }).first().waitFor();
    const focused = await page.evaluate(
      () => document.activeElement?.getAttribute('name') ?? document.activeElement?.tagName,
    );
    expect(focused).toBe(answer.atEmail ? 'email' : 'SECTION');
    expect(await announced(page)).toHaveLength(0);
    // The next attempt gets a real response.
    await page.unroute('**/service/registration/api/v1/registrations');
    if (answer.atEmail) await page.locator('[name="email"]').fill(`new.${entered['email']}`);
    await page.locator('button[type=submit]').click();
    await page.waitForURL(flow.leadsTo('all fields'));
  });
});
