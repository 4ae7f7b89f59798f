import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databases } from '../../../test-support/databases.ts';
import { communityRequest, customersCard } from '../../../test-support/every-flow.ts';
import { germanRequest } from '../../../test-support/registrations.ts';
import { openTestApp, type TestApp } from '../../../test-support/test-app.ts';
import { codesOf, createVisitor } from '../../../test-support/visitor.ts';
import type { Facts } from '../../core/customer-data/customer-facts.ts';
import { addressExample } from '../reference/examples.ts';

const calls = ['/service/customerfrontenddata/api/v1/psdata', '/json/psdata'] as const;
const [newCall, oldCall] = calls;
const headers = { 'X-Site': 'DE', 'X-CSRF-Token': 'csrf', 'X-Triggered-By': 'tracking' };
const consent = (groups: string) => new URLSearchParams({ groups }).toString();
const statistics = consent('C0001:1,C0003:1');

const facts: Facts = {
  customerType: 'NEW_CUSTOMER',
  segments: ['A', 'B2'],
  channelCode: 'web',
  conversionGroups: { x1: 3 },
  conversionProbabilities: [0.1, 0.2],
  isScoutUser: true,
  isAppUser: false,
  hasGoldCard: true,
  favouriteShop: '101',
  favouriteDepot: 'D1',
  closestShop: '102',
  closestDepot: 'D2',
};

describe.each(databases)('customer data for tracking, on $name,', ({ open }) => {
  let app: TestApp;
  const asked: (readonly string[])[] = [];
  let known: Facts = {};

  beforeAll(async () => {
    const customerFacts = {
      of: async (...of: readonly string[]) => {
        asked.push(of);
        return known;
      },
    };
    const now = () => new Date('2026-03-06T12:00:00Z');
    app = await openTestApp({ open, changed: { customerFacts, now } });
  });
  afterAll(async () => await app.close());

  /** A customer who has agreed to these groups, with an answer to both calls. */
  async function customer(groups = statistics) {
    const visitor = createVisitor(app.send);
    const email = `erika.${crypto.randomUUID()}@example.org`;
    const { loginId }: { loginId: string } = await (await visitor.post(germanRequest(email))).json();
    visitor.cookies.set('OptanonConsent', groups);
    const ask = async (path: string) => await (await visitor.visit(path, { headers })).json();
    return { ...visitor, loginId, email, ask };
  }

  it('has nothing of a visitor without a session, also if the visitor names a customer', async () => {
    const { loginId } = await customer();
    const visitor = createVisitor(app.send);
    await visitor.askForToken();
    visitor.cookies.set('OptanonConsent', statistics);
    const named = { ...headers, 'X-Long-Term-Token': loginId };
    const [first, second] = await Promise.all(calls.map((path) => visitor.visit(path, { headers: named })));
    expect(await first?.json()).toEqual({ tracking: { loginStatus: 'LOGGED_OUT' }, customer: {} });
    expect(await second?.json()).toEqual({
      exactag_psdata: {},
      ga_psdata: { loginStatusOfSession: 'LOGGED_OUT', rememberMeStatus: false },
    });
  });

  it('has what the services know of a customer', async () => {
    const { loginId, email, ask, visit } = await customer();
    known = {};
    expect(await ask(newCall)).toEqual({
      tracking: { loginStatus: 'LOGGED_IN', customerTypes: {} },
      customer: {
        // The day before a birthday.
        age: 40,
        salutation: 'MRS',
        identifiers: { partnerGuid: loginId },
        email: { base64: Buffer.from(email).toString('base64') },
        cremaCardStatus: 'NO_CARD',
        statuses: { isCommunityMember: false, isNewsletterSubscriber: true },
      },
    });
    const old: { ga_psdata: object; exactag_psdata: object } = await ask(oldCall);
    expect(old).toEqual({
      exactag_psdata: { exactagUserId: expect.stringMatching(/^[\w-]{22}$/), isAffiliateDevice: false },
      ga_psdata: {
        hunterSessionID: expect.stringMatching(/^[\w-]{22}$/),
        sapGuid: loginId,
        loginStatusOfSession: 'LOGGED_IN',
        rememberMeStatus: true,
        registeredUser: true,
        cremaCardMember: 'NO_CARD',
        communityMember: false,
        newsletterSubscriber: true,
        salutation: 'MRS',
      },
    });
    expect(await ask(oldCall)).toEqual(old);
    for (const path of calls)
      expect((await visit(path, { headers })).headers.get('Cache-Control')).toBe('private, no-store');
  });

  it('has what other systems know, who are asked by the site’s country', async () => {
    const { loginId, ask, post, visit, cookies } = await customer();
    await post(customersCard());
    await post(communityRequest());
    const write = { 'Content-Type': 'application/json', 'X-CSRF-Token': cookies.get('__Host-csrf') ?? '' };
    const body = JSON.stringify({ ...addressExample, loginId });
    const address = '/service/registration/api/v1/address/invoice';
    await visit(address, { method: 'POST', headers: { ...write, 'X-Site': 'DE' }, body });
    cookies.set('cashback', '%7B%7D');
    known = facts;
    asked.length = 0;
    expect(await ask(newCall)).toMatchObject({
      tracking: {
        customerTypes: { overall: 'NEW_CUSTOMER' },
        customerValueSegments: ['A', 'B2'],
        channelCode: 'web',
        conversionProbabilityGroups: { x1: 3 },
      },
      customer: {
        anonymousZip: '50***',
        cremaCardStatus: 'GOLD',
        statuses: {
          isScoutUser: true,
          isCommunityMember: true,
          isNewsletterSubscriber: true,
          isAppUser: false,
        },
      },
    });
    expect(await ask(oldCall)).toMatchObject({
      exactag_psdata: { isAffiliateDevice: true },
      ga_psdata: {
        cremaCardMember: 'GOLD',
        communityMember: true,
        scoutUser: true,
        appUser: false,
        customerType: 'NEW_CUSTOMER',
        customerSegment: 'A|B2',
        favouriteShop: '101',
        favouriteDepot: 'D1',
        closestShop: '102',
        closestDepot: 'D2',
        x1: 0.1,
        x2: 0.2,
      },
    });
    await visit(newCall, { headers: { ...headers, 'X-Site': 'CH_FR' } });
    expect(asked).toEqual([
      [loginId, 'DE'],
      [loginId, 'DE'],
      [loginId, 'CH'],
    ]);
  });

  it('knows a newsletter that was taken back, and a card that is not gold', async () => {
    const { ask, post, visit, cookies } = await customer();
    await post(customersCard());
    await visit('/service/registration/api/v1/customers/me/consents/newsletter', {
      method: 'DELETE',
      headers: { 'Content-Type': 'application/json', 'X-CSRF-Token': cookies.get('__Host-csrf') ?? '' },
    });
    known = {};
    expect(await ask(newCall)).toMatchObject({
      customer: { cremaCardStatus: 'REGULAR', statuses: { isNewsletterSubscriber: false } },
    });
  });

  it.each([
    ['a refusal', consent('C0001:1,C0003:0')],
    ['marketing alone', consent('C0001:1,C0004:1')],
    ['the defaults of the tool', `interactionCount=0&${statistics}`],
    ['no cookie', ''],
  ])('names neither a person nor a session with %s', async (_, groups) => {
    const { loginId, email, ask } = await customer(groups);
    known = facts;
    const answers = [await ask(newCall), await ask(oldCall)];
    expect(answers[0]).toMatchObject({ tracking: { loginStatus: 'LOGGED_IN' }, customer: { age: 40 } });
    const text = JSON.stringify(answers);
    for (const personal of [loginId, email, Buffer.from(email).toString('base64'), 'Anna', 'Berger'])
      expect(text).not.toContain(personal);
    expect(text).not.toMatch(/"(?:identifiers|email|sapGuid|exactagUserId|hunterSessionID)"/);
  });

  it.each([
    ['X-Site', ''],
    ['X-Site', 'de'],
    ['X-CSRF-Token', 'a token'],
    ['X-CSRF-Token', ''],
    ['X-Triggered-By', 'page'],
  ])('is refused with another %s: "%s"', async (name, text) => {
    const { visit } = await customer();
    const refused = await visit(newCall, { headers: { ...headers, [name]: text } });
    expect([refused.status, await codesOf(refused)]).toEqual([400, [`${name}: MALFORMED_REQUEST`]]);
  });

  it('names all headers that are wrong', async () => {
    const refused = await app.send(newCall);
    expect(await codesOf(refused)).toEqual(Object.keys(headers).map((name) => `${name}: MALFORMED_REQUEST`));
  });

  it('is refused to a frame of another site', async () => {
    const foreign = { ...headers, Origin: 'https://evil.example' };
    expect((await app.send(`/embed${newCall}`, { headers: foreign })).status).toBe(403);
  });
});

it('customer data while the database is away are a problem, and no page', async () => {
  const app = await openTestApp();
  const visitor = createVisitor(app.send);
  await visitor.post(germanRequest());
  await app.close();
  for (const path of calls) {
    const failed = await visitor.visit(path, { headers });
    expect([failed.status, await codesOf(failed)]).toEqual([503, ['TECHNICAL_ERROR']]);
  }
});
