import { createHash } from 'node:crypto';
import type { Hono } from 'hono';
import type { AppEnv } from '../http/app-env.ts';
import { encode, type Sendable, sendContent } from '../http/send-content.ts';
import { answerAt } from '../http/methods.ts';
import { sendable, tagOf } from '../pages/load-assets.ts';

/** An answer of the reference: its content and the headers that go with it. */
interface Answer {
  readonly content: Sendable;
  readonly headers: Readonly<Record<string, string>>;
}

async function answerWith(text: string, headers: Answer['headers']): Promise<Answer> {
  const identity = new TextEncoder().encode(text);
  const [br, gzip] = await Promise.all([encode(identity, 'br'), encode(identity, 'gzip')]);
  return { content: { tag: tagOf({ identity }), ...sendable({ identity, br, gzip }) }, headers };
}

async function makeAnswers(app: Hono<AppEnv>): Promise<Readonly<Record<'document' | 'page', Answer>>> {
  const [{ openApiDocument }, { referencePage }, { style }] = await Promise.all([
    import('./document.ts'),
    import('./reference-page.ts'),
    import('./reference-page.ts'),
  ]);
  const document = openApiDocument(app);
  const hash = createHash('sha256').update(style).digest('base64');
  return {
    document: await answerWith(JSON.stringify(document), { 'Content-Type': 'application/json' }),
    page: await answerWith(await referencePage(document), {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
    }),
  };
}

/**
 * Adds `GET /service/openapi.json`, an OpenAPI document of every call, and `GET /service/reference`, the same as a page. The first
 * request creates both, so that a server without readers needs neither the time nor the memory.
 */
export function answerReference(app: Hono<AppEnv>): void {
  let made: ReturnType<typeof makeAnswers> | undefined;
  for (const [path, kind] of [
    ['/service/openapi.json', 'document'],
    ['/service/reference', 'page'],
  ] as const) {
    answerAt(app, path, {
      GET: [
        async (c) => {
          made ??= makeAnswers(app).catch((error: unknown) => {
            made = undefined;
            throw error;
          });
          const { content, headers } = (await made)[kind];
          for (const [name, value] of Object.entries(headers)) c.header(name, value);
          c.header('Cache-Control', 'public, no-cache');
          return await sendContent(c, content);
        },
      ],
    });
  }
}
