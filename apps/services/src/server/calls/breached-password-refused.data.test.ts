import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databases } from '../../../test-support/databases.ts';
import { checkoutRequest } from '../../../test-support/every-flow.ts';
import { germanFields, germanRequest } from '../../../test-support/registrations.ts';
import { openTestApp, type TestApp } from '../../../test-support/test-app.ts';
import { codesOf, createVisitor } from '../../../test-support/visitor.ts';

describe.each(databases)('a password that others have, on $name', ({ open }) => {
  let app: TestApp;
  let asked: string[] = [];

  beforeAll(async () => {
    const isBreached = async (password: string) => {
      asked.push(password);
      return password === germanRequest().password;
    };
    app = await openTestApp({ open, changed: { isBreached } });
  });
  afterAll(async () => await app.close());

  it('is refused together with all else that is wrong', async () => {
    const visitor = createVisitor(app.send);
    await visitor.askForToken();
    expect(await codesOf(await visitor.post(germanRequest()))).toEqual(['password: PASSWORD_BREACHED']);
    const wrong = germanRequest();
    const both = { ...wrong, email: 'nobody' };
    expect((await codesOf(await visitor.post(both))).toSorted()).toEqual([
      expect.stringMatching(/^email: /),
      'password: PASSWORD_BREACHED',
    ]);
    expect((await visitor.post({ ...wrong, password: 'Kaffeebohne-7' })).status).toBe(201);
  });

  it('comes back with the form without JavaScript as well', async () => {
    const response = await createVisitor(app.send).postForm(germanFields());
    expect(response.status).toBe(422);
    expect(await response.text()).toContain('PASSWORD_BREACHED');
  });

  it('is not asked about where there is none', async () => {
    asked = [];
    const { password: _, ...guest } = checkoutRequest('optional');
    expect((await createVisitor(app.send).post(guest)).status).toBe(201);
    expect(asked).toEqual([]);
  });
});
