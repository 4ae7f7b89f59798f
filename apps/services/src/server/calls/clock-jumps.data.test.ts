import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createAppDir } from '../../../test-support/app-dir.ts';
import { testConsentKeys } from '../../../test-support/consent-secret.ts';
import { databases } from '../../../test-support/databases.ts';
import { germanRequest } from '../../../test-support/registrations.ts';
import { counts } from '../../../test-support/stored.ts';
import { createTestApp } from '../../../test-support/app-on-database.ts';
import { createVisitor } from '../../../test-support/visitor.ts';
import { verifyConsents } from '../../core/consents/verify-consents.ts';

const day = 24 * 60 * 60_000;

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

// The embedded database goes by the clock of its process; a server's own goes on. Together the jumps stay within the days of a session.
describe.each(databases)('a clock that jumps, on $name', ({ open }) => {
  it('loses no registration, makes none twice, and leaves customers logged in', async () => {
    const [{ db, close }, { appDir, remove }] = [await open(), await createAppDir()];
    const { send } = await createTestApp(db, { APP_DIR: appDir, RATE_LIMITS: 'on' });
    const begun = Date.now();
    const known: { key: string; request: ReturnType<typeof germanRequest>; answer: unknown }[] = [];
    const customers: ReturnType<typeof createVisitor>[] = [];
    for (const jump of [0, 1, 20, -1, -9, 0.01]) {
      vi.setSystemTime(begun + jump * day);
      const [visitor, key, request] = [createVisitor(send), randomUUID(), germanRequest()];
      const response = await visitor.register(request, key);
      expect(response.status).toBe(201);
      known.push({ key, request, answer: await response.json() });
      customers.push(visitor);
      for (const former of known) {
        const again = await createVisitor(send).register(former.request, former.key);
        expect([again.status, await again.json()]).toEqual([201, former.answer]);
      }
    }
    const told = await Promise.all(
      customers.map(async ({ visit }) => (await visit('/service/registration/api/v1/customers/me')).status),
    );
    expect(told).toEqual(known.map(() => 200));
    const { chains, problems } = await verifyConsents(db, testConsentKeys, { notes: [], unreadable: [] });
    expect({ chains, problems }).toEqual({ chains: known.length, problems: [] });
    expect(await counts(db)).toMatchObject({ accounts: known.length, customers: known.length });
    await close();
    await remove();
  });
});
