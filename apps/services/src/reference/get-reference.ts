import { createHash } from 'node:crypto';
import type { Handler } from 'hono';
import type { AppEnv } from '../http/app-env.ts';
import { encode } from '../http/encoding.ts';
import { type Sendable, sendContent } from '../http/send-content.ts';
import { sendable, tagOf } from '../pages/load-file.ts';

/** The document and its page, as they are sent. */
interface Reference {
  readonly document: Sendable;
  readonly page: Sendable & { readonly policy: string };
}

async function sendableOf(text: string): Promise<Sendable> {
  const identity = new TextEncoder().encode(text);
  const [br, gzip] = await Promise.all([encode(identity, 'br'), encode(identity, 'gzip')]);
  return { tag: tagOf({ identity }), ...sendable({ identity, br, gzip }) };
}

async function makeReference(): Promise<Reference> {
  const [{ openApiDocument }, { referencePage }, { style }] = await Promise.all([
    import('./document.ts'),
    import('./page/page.ts'),
    import('./page/style.ts'),
  ]);
  const document = openApiDocument();
  const hash = createHash('sha256').update(style).digest('base64');
  const policy = `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;
  return {
    document: await sendableOf(JSON.stringify(document)),
    page: { ...(await sendableOf(referencePage(document))), policy },
  };
}

let made: Promise<Reference> | undefined;

/** Makes it when the first reader asks, and once: a server that nobody asks has neither the work nor the memory. */
async function reference(): Promise<Reference> {
  made ??= makeReference().catch((error: unknown) => {
    made = undefined;
    throw error;
  });
  return await made;
}

/** `GET /service/openapi.json`: every call as an OpenAPI document. */
export const getOpenApi: Handler<AppEnv> = async (c) => {
  const { document } = await reference();
  c.header('Cache-Control', 'public, no-cache');
  c.header('Content-Type', 'application/json');
  return await sendContent(c, document);
};

/** `GET /service/reference`: the same as a page. */
export const getReferencePage: Handler<AppEnv> = async (c) => {
  const { page } = await reference();
  c.header('Cache-Control', 'public, no-cache');
  c.header('Content-Type', 'text/html; charset=utf-8');
  c.header('Content-Security-Policy', page.policy);
  return await sendContent(c, page);
};
