import { documentsFor } from '@crema/flow-domain/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testConsentKeys } from '../../../test-support/consent-secret.ts';
import { databases } from '../../../test-support/databases.ts';
import { checkoutRequest, communityRequest, fieldsOf } from '../../../test-support/every-flow.ts';
import { germanFields, germanRequest } from '../../../test-support/registrations.ts';
import { openTestApp, type TestApp } from '../../../test-support/test-app.ts';
import { createVisitor } from '../../../test-support/visitor.ts';
import type { Database } from '../database/schema.ts';
import { macOf } from '../consents/chain.ts';
import { readDecisions } from '../consents/decisions.ts';

describe.each(databases)('a consent on $name', ({ open }) => {
  let db: Database;
  let app: TestApp;

  beforeAll(async () => {
    app = await openTestApp({ open });
    ({ db } = app);
  });
  afterAll(async () => await app.close());

  const register = async (request = germanRequest()) => {
    const visitor = createVisitor(app.send);
    const { loginId }: { loginId: string } = await (await visitor.register(request)).json();
    return { ...visitor, loginId };
  };
  const chainOf = async (loginId: string) =>
    await db.selectFrom('consent_event').selectAll().where('login_id', '=', loginId).orderBy('seq').execute();

  it('is a sealed record with what was shown, granted or refused, that only the customer’s key opens', async () => {
    const { loginId } = await register();
    const [decision, ...others] = await readDecisions(db, testConsentKeys, loginId);
    const shown = documentsFor('DE').find(({ kind }) => kind === 'newsletter');
    expect(others).toEqual([]);
    expect(decision).toMatchObject({
      seq: 1,
      kind: 'newsletter',
      granted: true,
      documentId: shown?.id,
      documentVersion: shown?.version,
      textSha256: shown?.sha256,
      locale: 'de-DE',
      site: 'DE',
      by: 'registration',
    });
    expect(JSON.stringify(await chainOf(loginId))).not.toMatch(/newsletter|de-DE/);
    const keys = await db.selectFrom('customer_key').selectAll().where('login_id', '=', loginId).execute();
    expect(keys).toHaveLength(1);
  });

  it('that a form without JavaScript brings has the hash of the text, too', async () => {
    const email = 'no.script@example.org';
    await createVisitor(app.send).postForm(
      fieldsOf(germanFields(email), 'cardTermsAndConditions'),
      {},
      'standalone-registration',
    );
    const { login_id } = await db
      .selectFrom('customer')
      .select('login_id')
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
    const decisions = await readDecisions(db, testConsentKeys, login_id);
    expect(decisions.map(({ textSha256 }) => typeof textSha256)).toEqual(decisions.map(() => 'string'));
    expect(decisions.length).toBeGreaterThan(0);
  });

  it('of a customer who comes again is linked to the one before', async () => {
    const { loginId, post } = await register(checkoutRequest('required'));
    await post(communityRequest());
    await post(communityRequest());
    const chain = await chainOf(loginId);
    expect(chain.map(({ seq }) => seq)).toEqual([1, 2, 3]);
    const { present } = testConsentKeys;
    const macs = chain.map((record, index) => macOf(present, chain[index - 1]?.mac ?? '', record));
    expect(chain.map(({ mac }) => mac)).toEqual(macs);
    const decisions = await readDecisions(db, testConsentKeys, loginId);
    expect(decisions.map(({ kind }) => kind)).toEqual([
      'newsletter',
      'communityConditions',
      'communityConditions',
    ]);
    const end = await db
      .selectFrom('consent_unanchored')
      .select(['seq', 'mac'])
      .where('login_id', '=', loginId)
      .execute();
    expect(end).toEqual([{ seq: 3, mac: chain[2]?.mac }]);
  });
});
