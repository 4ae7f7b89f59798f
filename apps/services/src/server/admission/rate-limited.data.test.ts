import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { germanFields, germanRequest } from '../../../test-support/registrations.ts';
import { shownPage, toldOn } from '../../../test-support/shown-page.ts';
import { openUncheckedDatabase } from '../../../test-support/databases.ts';
import { createTestApp } from '../../../test-support/app-on-database.ts';
import { openTestApp, type TestApp } from '../../../test-support/test-app.ts';
import { codesOf, createVisitor } from '../../../test-support/visitor.ts';
import type { Database } from '../../core/database/schema.ts';
import { createApp } from '../app.ts';
import type { Services } from '../services.ts';

const registrations = '/service/registration/api/v1/registrations';
const wrong = () => ({ ...germanRequest(), email: '' });

describe('who registers too often', () => {
  let db: Database;
  let appDir: string;
  let opened: TestApp;
  beforeAll(async () => {
    opened = await openTestApp();
    ({ db, appDir } = opened);
  });
  afterAll(async () => await opened.close());

  /** Opens an app with limits. By default its clock is 60 seconds ahead of a token, so that no registration counts as too fast. */
  async function limited(
    env: Record<string, string> = {},
    {
      peer = '203.0.113.9',
      seconds = 60,
      ...changed
    }: { peer?: string; seconds?: number } & Partial<Services> = {},
  ) {
    const all = { APP_DIR: appDir, RATE_LIMITS: 'on', ...env };
    const now = () => new Date(Date.now() + seconds * 1000);
    const { services } = await createTestApp(db, all, { now, ...changed });
    const app = createApp(services);
    const sendFrom = (address: string) => async (path: string, init?: RequestInit) =>
      await app.request(new URL(path, 'http://127.0.0.1:3000').href, init, { peer: address });
    return { send: sendFrom(peer), sendFrom };
  }

  it('is told when to come again, before anything is read', async () => {
    const { send } = await limited({ RATE_LIMIT_SESSION: '10/2' });
    const visitor = createVisitor(send);
    expect([(await visitor.post(wrong())).status, (await visitor.post(wrong())).status]).toEqual([422, 422]);
    let read = 0;
    const body = new ReadableStream({ pull: () => void (read += 1) }, { highWaterMark: 0 });
    const init = { method: 'POST', body, duplex: 'half' };
    const answer = await visitor.visit(registrations, init);
    expect([answer.status, read]).toEqual([429, 0]);
    expect(Number(answer.headers.get('Retry-After'))).toBeGreaterThan(500);
    expect(await codesOf(answer)).toEqual(['RATE_LIMITED']);
    // Another visitor at the same address has a count of their own.
    expect((await createVisitor(send).post(germanRequest())).status).toBe(201);
  });

  it('is counted with the account once there is one', async () => {
    const { send } = await limited({ RATE_LIMIT_SESSION: '10/2' });
    const visitor = createVisitor(send);
    await visitor.post(wrong());
    await visitor.post(germanRequest());
    for (const status of [422, 422, 429]) expect((await visitor.post(wrong())).status).toBe(status);
  });

  it('is counted by the address, however many sessions they have', async () => {
    const { sendFrom } = await limited({ RATE_LIMIT_ADDRESS: '100/2' });
    const from = async (address: string) => (await createVisitor(sendFrom(address)).post(wrong())).status;
    expect([await from('2001:db8:1:2::1'), await from('2001:db8:1:2:ffff::9')]).toEqual([422, 422]);
    expect(await from('2001:db8:1:2:3:4:5:6')).toBe(429);
    expect(await from('2001:db8:1:3::1')).toBe(422);
  });

  it('is nobody else for what they write into the headers', async () => {
    const { send } = await limited({ RATE_LIMIT_ADDRESS: '100/1', TRUST_PROXY: 'on' });
    const by = async (forwarded: string) => {
      const visitor = createVisitor(send);
      return (await visitor.post(wrong(), undefined, { 'X-Forwarded-For': forwarded })).status;
    };
    expect(await by('192.0.2.1, 198.51.100.7')).toBe(422);
    expect(await by('192.0.2.2, 198.51.100.7')).toBe(429);
    expect(await by('192.0.2.2, 198.51.100.8')).toBe(422);
  });

  it('is nobody else for a session of their own making', async () => {
    const { send } = await limited({ RATE_LIMIT_ADDRESS: '100/1' }, { peer: '203.0.113.20' });
    const made = createVisitor(send);
    made.cookies.set('__Host-crema_session', `v.${'x'.repeat(43)}`);
    made.cookies.set('__Host-csrf', 'a.b');
    expect((await made.post(wrong())).status).toBe(403);
    made.cookies.set('__Host-crema_session', `v.${'y'.repeat(43)}`);
    expect((await made.post(wrong())).status).toBe(429);
  });

  it('gets the form back without JavaScript, with all that was entered, but not for ever', async () => {
    const { send } = await limited({ RATE_LIMIT_ADDRESS: '100/1' }, { peer: '203.0.113.30' });
    const visitor = createVisitor(send);
    const fields: Record<string, string> = { ...germanFields(), email: '' };
    expect((await visitor.postForm(fields)).status).toBe(422);
    const answer = await visitor.postForm(fields);
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get('Retry-After'))).toBeGreaterThan(500);
    const page = await shownPage(answer);
    const { password: _, ...kept } = fields;
    expect(page.form?.values).toMatchObject(kept);
    expect(toldOn(page)).toContain('rateLimited');
    const types = new Set<string | null>();
    for (let time = 0; time < 25; time += 1) {
      const { status, headers } = await visitor.postForm(fields);
      expect(status).toBe(429);
      types.add(headers.get('Content-Type'));
    }
    expect([...types]).toEqual(['text/html; charset=utf-8', 'application/json']);
  });

  it('is counted threefold for what nobody can have typed, which costs who types nothing', async () => {
    const { send } = await limited({ RATE_LIMIT_SESSION: '3/100' }, { seconds: 0, peer: '203.0.113.40' });
    const hasty = createVisitor(send);
    const order = { ...germanRequest() };
    expect((await hasty.post(order)).status).toBe(201);
    // A new session, and an account: counted by that.
    const slow = await limited({ RATE_LIMIT_SESSION: '3/100' }, { seconds: 60, peer: '203.0.113.41' });
    const typing = createVisitor(slow.send);
    for (const status of [422, 422, 422, 422]) expect((await typing.post(wrong())).status).toBe(status);
    const wrongs = await limited({ RATE_LIMIT_SESSION: '10/4' }, { seconds: 0, peer: '203.0.113.42' });
    const program = createVisitor(wrongs.send);
    const statuses = [];
    for (let time = 0; time < 3; time += 1) statuses.push((await program.post(wrong())).status);
    expect(statuses).toEqual([422, 422, 429]);
  });

  it('registers while the counts are away', async () => {
    const {
      services,
      close,
      db: away,
    } = await openTestApp({
      open: openUncheckedDatabase,
      env: { RATE_LIMITS: 'on' },
    });
    await away.schema.dropTable('rate_limit').execute();
    const app = createApp(services);
    const visitor = createVisitor(async (path, init) =>
      app.request(new URL(path, 'http://127.0.0.1:3000').href, init, { peer: '203.0.113.50' }),
    );
    expect((await visitor.post(germanRequest())).status).toBe(201);
    await services.limits.close();
    await close();
  });

  it('is let in, however often, where limits are off', async () => {
    const { send } = await limited({ RATE_LIMITS: 'off', RATE_LIMIT_SESSION: '1/1' });
    const visitor = createVisitor(send);
    for (let time = 0; time < 3; time += 1) expect((await visitor.post(wrong())).status).toBe(422);
  });

  it('keeps no address in the database', async () => {
    const rows = await db.selectFrom('rate_limit').selectAll().execute();
    expect(rows.length).toBeGreaterThan(5);
    expect(JSON.stringify(rows)).not.toMatch(/203\.0\.113|2001:db8/);
  });

  it('is told that a proof is missing, where the shop asks for one', async () => {
    const asked: unknown[] = [];
    const challenge = {
      passes: async (each: { proof: string | undefined; network: string | undefined }) => {
        asked.push(each);
        return each.proof === 'a person';
      },
    };
    const { send } = await limited({}, { challenge, peer: '203.0.113.60' });
    const refused = await createVisitor(send).post(germanRequest());
    expect([refused.status, await codesOf(refused)]).toEqual([403, ['CHALLENGE_REQUIRED']]);
    const page = await createVisitor(send).postForm(germanFields());
    expect([page.status, toldOn(await shownPage(page))[0]]).toEqual([403, 'rateLimited']);
    const proof = { 'X-Challenge-Proof': 'a person' };
    expect((await createVisitor(send).post(germanRequest(), undefined, proof)).status).toBe(201);
    const proven = { ...germanFields(), challengeProof: 'a person' };
    expect((await createVisitor(send).postForm(proven)).status).toBe(303);
    expect(asked[0]).toEqual({ proof: undefined, network: '203.0.113.60' });
  });

  it('fills in no input that nobody sees, or gets the form back with it empty', async () => {
    const { send } = await limited({}, { peer: '203.0.113.70' });
    const fields = germanFields();
    const trapped = await createVisitor(send).postForm({ ...fields, comment: 'https://spam.example' });
    const page = await shownPage(trapped);
    expect([trapped.status, toldOn(page)[0]]).toEqual([400, 'technicalError']);
    expect(page.form?.values).not.toHaveProperty('comment');
    // A shopper who was caught by mistake sends the form again, and it is accepted.
    expect((await createVisitor(send).postForm({ ...fields, comment: '' })).status).toBe(303);
  });
});
