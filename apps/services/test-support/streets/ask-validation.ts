import { randomBytes } from 'node:crypto';
import { Hono } from 'hono';
import { validateAddress } from '../../src/server/calls/validate-address.ts';
import type { AppEnv } from '../../src/server/http/app-env.ts';
import type { Postal } from '../../src/core/postal/open-postal.ts';
import { signingKeys } from '../../src/core/secrets/secrets.ts';
import { ownOrigin } from '../../src/server/http/origin.ts';
import { ensureVisit } from '../../src/server/sessions/visit.ts';
import type { AddressService } from '../../src/core/streets/shapes/shape.ts';
import { createVisitor } from '../visitor.ts';

const base = '/service/registration/api/v1';

/** Creates a function that sends only the call `validateAddress`, without a database, as a page sends it. */
export async function askValidation(services: {
  readonly postal: Postal;
  readonly streets?: AddressService | undefined;
}) {
  const keys = signingKeys(randomBytes(32).toString('base64'));
  const app = new Hono<AppEnv>();
  app.get(`${base}/csrf`, (c) => {
    ensureVisit(c, ownOrigin(c, false), keys.csrf);
    return c.body(null, 204);
  });
  app.post(`${base}/validateAddress`, validateAddress({ ...services, keys, trustProxy: false }));
  const { visit, cookies, askForToken } = createVisitor(
    async (path, init) => await app.request(new URL(path, 'http://127.0.0.1:3000').href, init),
  );
  await askForToken();
  return async (address: unknown, headers: Readonly<Record<string, string>> = {}): Promise<Response> =>
    await visit(`${base}/validateAddress`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'X-CSRF-Token': cookies.get('__Host-csrf') ?? '',
        ...headers,
      },
      body: JSON.stringify(address),
    });
}
