import { AsyncLocalStorage } from 'node:async_hooks';
import type { IncomingMessage } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { type Context, ROOT_CONTEXT, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { parseTraceParent } from '@opentelemetry/core';
import type { TracerProvider } from '@opentelemetry/sdk-trace';
import type { MiddlewareHandler } from 'hono';
import type { LogEvent } from 'kysely';
import type { AppEnv } from '../http/app-env.ts';
import { isNoted, routeOf } from '../http/request-log.ts';
import type { Log } from '../../core/log/log.ts';
import type { Hashing } from '../../core/identity/open-hashing.ts';

/** Traces requests: the path of each through the server, and the duration of each part. */
export interface Traces {
  /** Traces every request that has a line in the log. */
  readonly follow: MiddlewareHandler<AppEnv>;
  /** Records a page that was sent from the cache without the app. */
  readonly onPage: (
    request: IncomingMessage,
    page: { readonly route: string; readonly status: number },
  ) => void;
  /** Returns the log. A line that a page reports also becomes an event of the request that brings it. */
  readonly noting: (log: Log) => Log;
  /** Records a statement of a traced request. */
  readonly onStatement: (event: LogEvent) => void;
  /** Returns the same hashing with a span for each password. */
  readonly ofHashing: (hashing: Hashing) => Hashing;
  /** Sends the remaining spans. */
  readonly close: () => Promise<void>;
}

/** Returns a short name of a statement: its verb and its table, as far as the text begins with them. */
export function statementName(sql: string): string {
  const [, kind = 'statement'] = /\b(insert|update|delete|select|begin|commit|rollback)\b/i.exec(sql) ?? [];
  const [, table] = /\b(?:into|update|from)\s+"?(\w+)"?/i.exec(sql) ?? [];
  return [kind.toLowerCase(), ...(table === undefined ? [] : [table])].join(' ');
}

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH']);

/** Milliseconds that the end of the process waits for the last spans to be sent. */
const flushTimeoutMs = 1000;

/** Returns the trace that a request belongs to already. Other headers of the sender are ignored. */
function parentOf(header: string | undefined): Context {
  const parent = header === undefined ? null : parseTraceParent(header);
  return parent ? trace.setSpanContext(ROOT_CONTEXT, { ...parent, isRemote: true }) : ROOT_CONTEXT;
}

/** Describes a request's span by a route pattern instead of the address, and by nothing that a visitor typed. */
function describe(span: Span, method: string, route: string, status: number): void {
  const known = methods.has(method) ? method : '_OTHER';
  span.updateName(`${known} ${route}`);
  span.setAttributes({
    'http.request.method': known,
    'http.route': route,
    'http.response.status_code': status,
  });
  if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
}

/** Traces requests with spans of a provider: one for each request, and within it one for each statement and each password. */
export function createTraces(provider: TracerProvider): Traces {
  const tracer = provider.getTracer('crema');
  // Not the library's own: two servers in one process, as in tests, would share it.
  const following = new AsyncLocalStorage<Context>();
  const server = { kind: SpanKind.SERVER };

  /** Runs work within the traced request, as a span of its own. */
  async function inSpan<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
    const context = following.getStore();
    if (!context) return await work();
    const span = tracer.startSpan(name, {}, context);
    try {
      return await work();
    } catch (error) {
      span.setStatus({ code: SpanStatusCode.ERROR });
      throw error;
    } finally {
      span.end();
    }
  }

  return {
    follow: async (c, next) => {
      const parent = parentOf(c.req.header('traceparent'));
      const span = tracer.startSpan('request', server, parent);
      await following.run(trace.setSpan(parent, span), next);
      const route = routeOf(c);
      // A span that does not end is never sent.
      if (!isNoted(route, c.res.status)) return;
      span.setAttribute('request.id', c.get('requestId'));
      describe(span, c.req.method, route, c.res.status);
      span.end();
    },
    onPage: ({ method = 'GET', headers }, { route, status }) => {
      const span = tracer.startSpan('request', server, parentOf(headers['traceparent']?.toString()));
      describe(span, method, route, status);
      span.end();
    },
    noting: (log) => (entry) => {
      const { level, reported } = entry;
      const context = reported && following.getStore();
      if (context) trace.getSpan(context)?.addEvent('page.line', { level, ...reported });
      log(entry);
    },
    onStatement: ({ level, query, queryDurationMillis }) => {
      const context = following.getStore();
      if (!context) return;
      const now = Date.now();
      const span = tracer.startSpan(
        statementName(query.sql),
        {
          kind: SpanKind.CLIENT,
          startTime: now - queryDurationMillis,
          // The text has numbered parameters in place of values.
          attributes: { 'db.system.name': 'postgresql', 'db.query.text': query.sql },
        },
        context,
      );
      if (level === 'error') span.setStatus({ code: SpanStatusCode.ERROR });
      span.end(now);
    },
    ofHashing: (hashing) => ({
      ...hashing,
      hash: async (password) => await inSpan('hash a password', () => hashing.hash(password)),
      verify: async (phc, password) =>
        await inSpan('compare a password', () => hashing.verify(phc, password)),
    }),
    close: async () => {
      const closed = provider.shutdown().catch(() => {});
      await Promise.race([closed, setTimeout(flushTimeoutMs, undefined, { ref: false })]);
    },
  };
}
