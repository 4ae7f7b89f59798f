import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databases } from '../../../test-support/databases.ts';
import { germanRequest } from '../../../test-support/registrations.ts';
import { openTestApp, type TestApp } from '../../../test-support/test-app.ts';
import { codesOf, createVisitor } from '../../../test-support/visitor.ts';

const taken = ['email: EMAIL_ALREADY_TAKEN'];
const someone = () => `max.${randomUUID()}`;

/** Pairs of spellings of one address. */
const pairs = [
  ['in another case', 'example.de', 'EXAMPLE.de'],
  ['as it is read, then as it is encoded', 'bücher.de', 'xn--bcher-kva.de'],
  ['as it is encoded, then as it is read', 'xn--bcher-kva.de', 'BÜCHER.de'],
  ['in Cyrillic letters, then encoded', 'почта.рф', 'xn--80a1acny.xn--p1ai'],
] as const;

describe.each(databases)('an e-mail address on $name', ({ open }) => {
  let app: TestApp;

  beforeAll(async () => {
    app = await openTestApp({ open });
  });
  afterAll(async () => await app.close());

  const register = async (email: string) => await createVisitor(app.send).register(germanRequest(email));

  it.each(pairs)('is taken once, written %s', async (_, first, second) => {
    const local = someone();
    expect((await register(`${local}@${first}`)).status).toBe(201);
    expect(await codesOf(await register(`${local}@${second}`))).toEqual(taken);
  });

  it.each(['exаmple.de', 'xn--exmple-4nf.de'])(
    'with mixed scripts, %s, is refused beside all else that is wrong',
    async (domain) => {
      const request = germanRequest(`${someone()}@${domain}`);
      const refused = await createVisitor(app.send).register(request);
      expect(refused.status).toBe(422);
      expect(await codesOf(refused)).toEqual(['email: EMAIL_SCRIPTS_MIXED']);
      const wrong = { ...request, password: 'short' };
      expect(await codesOf(await createVisitor(app.send).register(wrong))).toEqual([
        'password: passwordMinLength',
        'email: EMAIL_SCRIPTS_MIXED',
      ]);
    },
  );

  it('that nobody can look up is refused', async () => {
    expect(await codesOf(await register(`${someone()}@xn--zzzzzz9999.de`))).toEqual(['email: EMAIL_INVALID']);
  });
});
