import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { germanFields, germanRequest } from '../../../test-support/registrations.ts';
import { shownPage, toldOn } from '../../../test-support/shown-page.ts';
import { createTestApp } from '../../../test-support/app-on-database.ts';
import { openTestApp, type TestApp } from '../../../test-support/test-app.ts';
import { codesOf, createVisitor } from '../../../test-support/visitor.ts';
import type { Database } from '../../core/database/schema.ts';
import { createSlots, Overloaded } from '../../core/limits/slots.ts';
import { sqlIdentity } from '../../core/identity/sql-identity.ts';

describe('more registrations than there is room for', () => {
  let db: Database;
  let appDir: string;
  let opened: TestApp;
  beforeAll(async () => {
    opened = await openTestApp();
    ({ db, appDir } = opened);
  });
  afterAll(async () => await opened.close());

  /** An app with room for one, whose passwords are hashed when it is said. */
  async function crowded() {
    let hash = () => {};
    let begun = () => {};
    const hashing = new Promise<void>((done) => (hash = done));
    const isBegun = new Promise<void>((done) => (begun = done));
    const identity = sqlIdentity(db, {
      hash: async () => {
        begun();
        await hashing;
        return 'a hash';
      },
      verify: async () => true,
    });
    const app = await createTestApp(db, { APP_DIR: appDir }, { identity, slots: createSlots(1) });
    const first = createVisitor(app.send).post(germanRequest());
    await isBegun;
    return { ...app, hash, first };
  }

  it('are told to come again, and then succeed; nothing of them is read before', async () => {
    const { send, hash, first, lines } = await crowded();
    const visitor = createVisitor(send);
    await visitor.askForToken();
    let read = 0;
    const body = new ReadableStream({ pull: () => void (read += 1) }, { highWaterMark: 0 });
    const init = { method: 'POST', headers: { 'Content-Type': 'text/plain' }, body, duplex: 'half' };
    const unread = await visitor.visit('/service/registration/api/v1/registrations', init);
    expect([unread.status, unread.headers.get('Retry-After'), read]).toEqual([503, '5', 0]);
    expect(await codesOf(unread)).toEqual(['TECHNICAL_ERROR']);
    const request = germanRequest();
    expect((await visitor.post(request)).status).toBe(503);
    hash();
    expect((await first).status).toBe(201);
    expect((await visitor.post(request)).status).toBe(201);
    expect(lines.join('')).not.toContain('"level":"error"');
  });

  it('get their form back with all that was entered, without JavaScript', async () => {
    const { send, hash, first } = await crowded();
    const fields = germanFields();
    const answer = await createVisitor(send).postForm(fields);
    expect([answer.status, answer.headers.get('Retry-After')]).toEqual([503, '5']);
    const page = await shownPage(answer);
    const { password: _, ...kept } = fields;
    expect(page.form?.values).toMatchObject(kept);
    expect(toldOn(page)).toContain('unavailable');
    const foreign = await createVisitor(send).postForm(fields, { Origin: 'https://evil.example' });
    expect([foreign.status, foreign.headers.get('Content-Type')]).toEqual([503, 'application/json']);
    hash();
    await first;
    expect((await createVisitor(send).postForm(fields)).status).toBe(303);
  });

  it('leave the pages, the tokens and the addresses to everybody else', async () => {
    const { send, hash, first } = await crowded();
    const answers = await Promise.all(
      ['/signup', '/service/registration/api/v1/csrf'].map((path) => send(path)),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 204]);
    const address = await createVisitor(send).postForm({}, {}, 'address-input');
    expect(address.status).toBe(403);
    hash();
    await first;
  });

  it('are told so as well when there was room, but not for their password', async () => {
    const identity = sqlIdentity(db, {
      hash: async () => await Promise.reject(new Overloaded()),
      verify: async () => true,
    });
    const { send, lines } = await createTestApp(db, { APP_DIR: appDir }, { identity });
    const [call, form] = [
      await createVisitor(send).post(germanRequest()),
      await createVisitor(send).postForm(germanFields()),
    ];
    expect([call.status, form.status]).toEqual([503, 503]);
    expect([call, form].map(({ headers }) => headers.get('Retry-After'))).toEqual(['5', '5']);
    expect(lines.join('')).not.toContain('"level":"error"');
  });
});
