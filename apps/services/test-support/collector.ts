import { once } from 'node:events';
import { createServer } from 'node:http';
import * as v from 'valibot';

const attribute = v.object({ key: v.string(), value: v.unknown() });

const span = v.object({
  traceId: v.string(),
  spanId: v.string(),
  parentSpanId: v.optional(v.string()),
  name: v.string(),
  kind: v.number(),
  attributes: v.array(attribute),
  status: v.optional(v.object({ code: v.optional(v.number()) })),
});

const sent = v.object({
  resourceSpans: v.array(
    v.object({
      resource: v.object({ attributes: v.array(attribute) }),
      scopeSpans: v.array(v.object({ spans: v.array(span) })),
    }),
  ),
});

type Sent = v.InferOutput<typeof sent>;

/** A collector of traces on this machine. */
export interface Collector {
  readonly url: string;
  /** Returns everything that was received, unchanged. */
  readonly received: () => string;
  readonly paths: readonly string[];
  /** The header `X-Key` of each request. */
  readonly keys: readonly string[];
  readonly parts: () => readonly Sent['resourceSpans'][number][];
  readonly spans: () => readonly v.InferOutput<typeof span>[];
  readonly close: () => Promise<void>;
}

/** Starts a collector that receives traces. With `answers` set to false it never responds. */
export async function startCollector(answers = true): Promise<Collector> {
  const [bodies, paths, keys]: [string[], string[], string[]] = [[], [], []];
  const server = createServer((request, response) => {
    paths.push(request.url ?? '');
    keys.push(request.headers['x-key']?.toString() ?? '');
    let body = '';
    request.setEncoding('utf8').on('data', (text: string) => {
      body += text;
    });
    request.on('end', () => {
      bodies.push(body);
      if (answers) response.writeHead(200, { 'Content-Type': 'application/json' }).end('{}');
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const parts = () => bodies.flatMap((body) => v.parse(sent, JSON.parse(body)).resourceSpans);
  return {
    url: `http://127.0.0.1:${port}`,
    received: () => bodies.join('\n'),
    paths,
    keys,
    parts,
    spans: () => parts().flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)),
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
