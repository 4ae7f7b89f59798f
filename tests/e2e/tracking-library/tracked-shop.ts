import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { InstallOptions } from '../../../tracking/src/index.ts';
import { bundleLibrary } from './bundle.ts';

/**
 * The strictest policy that a shop can have: no inline code, no other origin, and no plain string as the
 * address of a script.
 */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "connect-src 'self'",
  "require-trusted-types-for 'script'",
  'trusted-types cot#tracking',
].join('; ');

const page =
  '<!doctype html><html lang="en"><title>Shop</title><script type="module" src="/page.js"></script>';
const pageScript = `
  import { install } from '/tracking.js';
  install(JSON.parse(new URLSearchParams(location.search).get('options') ?? '{}'));
`;
/** A minimal tag manager. It stores its input and reports that its tags have fired. */
const tagManager = `
  window.tagsSeen = [];
  const take = (record) => {
    window.tagsSeen.push(record);
    record?.eventCallback?.();
  };
  const push = window.dataLayer.push;
  window.dataLayer.forEach(take);
  window.dataLayer.push = (...records) => {
    records.forEach(take);
    return push.apply(window.dataLayer, records);
  };
`;
/** A minimal script of an affiliate. */
const affiliate =
  'window.affiliateSeen = []; window.exactag = (record) => void window.affiliateSeen.push(record);';

/** A shop that contains only the tracking library, and a collector that takes half a second to respond. */
export interface TrackedShop {
  readonly url: string;
  /** Returns the address of a page on which the library is installed with these options. */
  readonly at: (path: string, options: InstallOptions) => string;
  /** The records that the collector has received, in order of arrival. */
  readonly collected: Record<string, unknown>[];
  /** The requested paths. */
  readonly asked: string[];
  /** The query strings of these requests. */
  readonly queries: string[];
  /**
   * Paths that never get a response. A route in the browser would delay every request, even those of a
   * closing tab.
   */
  readonly unanswered: string[];
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const part of request) text += String(part);
  return text;
}

/** Starts the shop for a test file. */
export function useTrackedShop(): TrackedShop {
  const collected: Record<string, unknown>[] = [];
  const asked: string[] = [];
  const queries: string[] = [];
  const unanswered: string[] = [];
  let files: ReadonlyMap<string, string> = new Map();
  const scripts = new Map([
    ['/page.js', pageScript],
    ['/tags.js', tagManager],
    ['/affiliate.js', affiliate],
  ]);

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const { pathname: path, search } = new URL(request.url ?? '/', 'http://shop');
    asked.push(path);
    if (search) queries.push(search);
    if (unanswered.includes(path)) return;
    if (path === '/service/ttruth/publish') {
      collected.push(JSON.parse(await bodyOf(request)));
      setTimeout(() => response.writeHead(204).end(), 500);
      return;
    }
    const script = scripts.get(path) ?? files.get(path);
    if (script !== undefined) {
      response.writeHead(200, { 'content-type': 'text/javascript' }).end(script);
    } else if (path.includes('.') || path.startsWith('/service/')) {
      response.writeHead(404).end();
    } else {
      response.writeHead(200, { 'content-type': 'text/html', 'content-security-policy': policy }).end(page);
    }
  };
  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy());
  });
  const shop = { url: '' };

  beforeAll(async () => {
    files = await bundleLibrary();
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve);
    });
    const address = server.address();
    shop.url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  beforeEach(() => {
    collected.length = 0;
    asked.length = 0;
    queries.length = 0;
    unanswered.length = 0;
  });

  return {
    get url() {
      return shop.url;
    },
    at: (path, options) => `${shop.url}${path}?options=${encodeURIComponent(JSON.stringify(options))}`,
    collected,
    asked,
    queries,
    unanswered,
  };
}
