import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databases } from '../../../test-support/databases.ts';
import { checkoutRequest, fieldsOf, newcomers } from '../../../test-support/every-flow.ts';
import { germanFields, germanRequest } from '../../../test-support/registrations.ts';
import { shownPage, toldOn } from '../../../test-support/shown-page.ts';
import { counts, storedOf } from '../../../test-support/stored.ts';
import { openTestApp, type TestApp } from '../../../test-support/test-app.ts';
import { codesOf, createVisitor } from '../../../test-support/visitor.ts';
import type { Database } from '../../core/database/schema.ts';

const sessionCookie = '__Host-crema_session';

const calls = {
  ...newcomers,
  'the standalone one': () => germanRequest(),
  'the checkout whose password was left out': () => {
    const { password: _, ...guest } = checkoutRequest('optional');
    return guest;
  },
};

const card = { 'cardSelection.layout': 'DIGITAL', 'cardSelection.phoneNumber': '' };
const withConsents = (fields = germanFields()) =>
  fieldsOf(fields, 'communityConditions', 'cardTermsAndConditions');

/** Forms of newcomers: the route, the entered values, and the target after success. */
const forms = [
  ['standalone-registration', withConsents, '/address-input/standalone'],
  // As pages from before an update name it.
  ['standalone', withConsents, '/address-input/standalone'],
  ['checkout', withConsents, '/address-input/checkout'],
  ['checkout-as-guest', () => withConsents({ ...germanFields(), password: '' }), '/address-input/checkout'],
  ['community-registration', withConsents, '/community-registration/done'],
  ['loyalty-card', () => withConsents({ ...germanFields(), ...card }), '/address-input/loyalty-card'],
] as const;

describe.each(databases)('a customer who is logged in gets no second account on $name', ({ open }) => {
  let db: Database;
  let app: TestApp;

  beforeAll(async () => {
    app = await openTestApp({ open });
    ({ db } = app);
  });
  afterAll(async () => await app.close());

  /** Returns a browser with a form that was open before a customer registered in it. */
  const customer = async () => {
    const browser = createVisitor(app.send);
    await browser.askForToken();
    const csrfToken = browser.cookies.get('__Host-csrf') ?? '';
    const response = await browser.post(germanRequest());
    const { loginId }: { loginId: string } = await response.json();
    /** All that must stay as it is. */
    const all = async () => [
      await storedOf(db, loginId),
      await counts(db),
      browser.cookies.get(sessionCookie),
    ];
    return { ...browser, csrfToken, all };
  };

  describe.each(Object.entries(calls))('by the call of %s', (_, make) => {
    it('nor a guest’s order or a card that is nobody’s', async () => {
      const { post, all } = await customer();
      const before = await all();
      const response = await post(make());
      expect(response.status).toBe(422);
      expect(await codesOf(response)).toEqual(['ALREADY_LOGGED_IN']);
      expect(await all()).toEqual(before);
    });

    it('but is answered as the first time when what was accepted is sent again', async () => {
      const { post } = createVisitor(app.send);
      const [request, key] = [make(), randomUUID()];
      const first = await post(request, key);
      // Logs in whom the first did not.
      await post(germanRequest());
      const before = await counts(db);
      const second = await post(request, key);
      expect([first.status, second.status]).toEqual([201, 201]);
      expect(await second.text()).toBe(await first.text());
      expect(await counts(db)).toEqual(before);
    });
  });

  describe.each(forms)('by the form %s', (route, fields, next) => {
    it('and goes on to where success leads', async () => {
      const { postForm, all } = await customer();
      const before = await all();
      const response = await postForm(fields(), {}, route);
      expect([response.status, response.headers.get('Location')]).toEqual([303, next]);
      expect(response.headers.get('Cache-Control')).toBe('no-store');
      expect(await all()).toEqual(before);
    });

    it('that was open in a second tab, and goes on there as well', async () => {
      const { postForm, all, csrfToken } = await customer();
      const before = await all();
      const response = await postForm({ ...fields(), csrfToken }, {}, route);
      expect([response.status, response.headers.get('Location')]).toEqual([303, next]);
      expect(await all()).toEqual(before);
    });
  });

  it('by "Back" after success, whatever is changed in the form', async () => {
    const { postForm } = createVisitor(app.send);
    // As the anonymous page has them.
    const noTokens = { csrfToken: '', idempotencyKey: '' };
    expect((await postForm({ ...germanFields(), ...noTokens })).status).toBe(303);
    const before = await counts(db);
    const again = await postForm({ ...germanFields(), ...noTokens });
    expect([again.status, again.headers.get('Location')]).toEqual([303, '/address-input/standalone']);
    expect(await counts(db)).toEqual(before);
  });

  it.each([
    ['community-request', fieldsOf({}, 'communityConditions')],
    ['loyalty-card', fieldsOf(card, 'cardTermsAndConditions', 'newsletter')],
  ])('and is told on a customer’s own form %s that the token does not fit', async (route, fields) => {
    const { postForm, all, csrfToken } = await customer();
    const before = await all();
    const response = await postForm({ ...fields, csrfToken }, {}, route);
    expect(response.status).toBe(403);
    expect(toldOn(await shownPage(response))).toEqual(['sessionExpired']);
    expect(await all()).toEqual(before);
  });

  it.each(forms)(
    'but a visitor is somebody new by the form %s, whatever token an old page had',
    async (route, fields, next) => {
      const { postForm } = createVisitor(app.send);
      const response = await postForm({ ...fields(), csrfToken: 'stale.token' }, {}, route);
      expect([response.status, response.headers.get('Location')]).toEqual([303, next]);
    },
  );
});
