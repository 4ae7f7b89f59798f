import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAppDir } from '../../../test-support/app-dir.ts';
import { databases } from '../../../test-support/databases.ts';
import { germanFields, shownVersions } from '../../../test-support/registrations.ts';
import { shownPage, toldOn } from '../../../test-support/shown-page.ts';
import { counts } from '../../../test-support/stored.ts';
import { createTestApp } from '../../../test-support/app-on-database.ts';
import { createVisitor } from '../../../test-support/visitor.ts';
import type { Database } from '../../core/database/schema.ts';

describe.each(databases)('success without JavaScript on $name', ({ open }) => {
  let db: Database;
  let close: () => Promise<void>;
  beforeAll(async () => {
    ({ db, close } = await open());
  });
  afterAll(async () => await close());

  /** Returns the redirect target of a post, with an app that decides it or with one that does not. */
  const leadsTo = async (path: string, route: string, { decides = true, site = 'DE' } = {}) => {
    const { appDir, remove } = await createAppDir(decides);
    const { send } = await createTestApp(db, { APP_DIR: appDir });
    const consents = {
      'consents.membership': 'on',
      ...(site === 'TR' ? shownVersions('TR') : {}),
    };
    const response = await createVisitor(send).postForm(
      { ...germanFields(), ...consents, site, path },
      {},
      route,
    );
    await remove();
    return response;
  };

  it.each([
    ['/signup?returnTo=cart', 'standalone-registration', 'https://cart.example/DE/standalone-registration'],
    ['/checkout?returnTo=cart', 'checkout', 'https://cart.example/DE/checkout'],
    ['/checkout', 'checkout', '/address-input/checkout'],
    // A page from before an update: the app knows its route by the id it has now.
    ['/signup?returnTo=cart', 'standalone', 'https://cart.example/DE/standalone-registration'],
  ])('from %s by the form %s leads to %s', async (path, route, location) => {
    const response = await leadsTo(path, route);
    expect([response.status, response.headers.get('Location')]).toEqual([303, location]);
  });

  it('leads by the site that the page was shown for', async () => {
    const response = await leadsTo('/signup?returnTo=cart', 'standalone', { site: 'TR' });
    expect(response.headers.get('Location')).toBe('https://cart.example/TR/standalone-registration');
  });

  it('leads to the one place of its form where the app decides nothing', async () => {
    const response = await leadsTo('/signup?returnTo=cart', 'standalone', { decides: false });
    expect([response.status, response.headers.get('Location')]).toEqual([303, '/address-input/standalone']);
  });

  it('never leads to an address that the app may not name, and writes nothing then', async () => {
    const before = await counts(db);
    const response = await leadsTo('/signup?returnTo=elsewhere', 'standalone-registration');
    expect(response.status).toBe(503);
    expect(toldOn(await shownPage(response))).toEqual(['unavailable', 'password: passwordAgain']);
    expect(await counts(db)).toEqual(before);
  });
});
