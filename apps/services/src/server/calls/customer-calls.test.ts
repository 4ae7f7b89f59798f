import { documentsFor } from '@crema/flow-domain/server';
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import type { AppEnv } from '../http/app-env.ts';
import { getDocuments } from './customer-calls.ts';

const app = new Hono<AppEnv>().get('/', getDocuments({ bundle: { documents: documentsFor } }));

test.each([
  ['TR', 'TR'],
  ['DE', 'DE'],
  ['nowhere', 'DE'],
] as const)('the documents in force for %s are those of %s', async (asked, site) => {
  const answer = await app.request(`/?site=${asked}`);
  expect(await answer.json()).toEqual(documentsFor(site));
});
