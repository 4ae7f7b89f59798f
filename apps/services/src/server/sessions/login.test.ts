import { createSecretKey } from 'node:crypto';
import { verify } from 'hono/jwt';
import { expect, it } from 'vitest';
import { signWebToken } from './login.ts';

it('a token is one for whoever knows the key', async () => {
  const claims = { lid: 'Ä-6d1f', iat: 1_790_000_000, exp: 9_790_000_000 };
  const token = signWebToken(createSecretKey('a text as key', 'utf8'), claims);
  expect(token).toMatch(/^[\w-]+\.[\w-]+\.[\w-]{43}$/);
  expect(await verify(token, 'a text as key', 'HS256')).toEqual(claims);
  await expect(verify(token, 'another text', 'HS256')).rejects.toThrow(/signature/i);
});
