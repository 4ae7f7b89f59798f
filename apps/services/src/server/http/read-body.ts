import type { Context } from 'hono';
import type { AppEnv } from './app-env.ts';

/** Returns true if the request names this media type for its body, with any parameters. */
export function hasMediaType(c: Context, type: string): boolean {
  return c.req.header('content-type')?.split(';', 1)[0]?.trim().toLowerCase() === type;
}

const loneSurrogate = /\p{Surrogate}/u;

/**
 * Returns true if a text can be stored as it is. PostgreSQL refuses U+0000, and half of a surrogate pair has no UTF-8. No keyboard
 * writes either, so a request with one is malformed.
 */
export function isStorable(text: string): boolean {
  return !text.includes('\0') && !loneSurrogate.test(text);
}

// A registration is about two kilobytes; the longest values the rules could ever see fit twenty times.
const longest = 64 * 1024;

/** Returns true if a request states the length of its body. */
const isMeasured = (c: Context) =>
  c.req.header('content-length') !== undefined && c.req.header('transfer-encoding') === undefined;

async function* chunksOf(body: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = body.getReader();
  try {
    for (let read = await reader.read(); !read.done; read = await reader.read()) yield read.value;
  } finally {
    // The rest of the body is not wanted, so it is not read from the network.
    await reader.cancel().catch(() => {});
  }
}

/**
 * Reads at most 64 KiB of a request's body. If the request announces a longer body, nothing is read. If it announces no length, the
 * reading stops at the limit.
 * @returns the text, or `undefined` if the body is longer
 */
export async function readBody(c: Context<AppEnv>): Promise<string | undefined> {
  const body = await read(c);
  await c.get('onBody')?.();
  return body;
}

async function read(c: Context<AppEnv>): Promise<string | undefined> {
  if (isMeasured(c)) return Number(c.req.header('content-length')) > longest ? undefined : await c.req.text();
  const { body } = c.req.raw;
  if (!body) return '';
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of chunksOf(body)) {
    length += chunk.length;
    if (length > longest) return undefined;
    chunks.push(chunk);
  }
  return new TextDecoder().decode(Buffer.concat(chunks));
}

function demandReadable(key: string, value: unknown): unknown {
  if (!isStorable(key) || (typeof value === 'string' && !isStorable(value))) throw new SyntaxError();
  return value;
}

function refuseLists(key: string, value: unknown): unknown {
  // Hardly a call accepts a list, but a schema would accept an empty list as an object without fields.
  if (Array.isArray(value)) throw new SyntaxError();
  return demandReadable(key, value);
}

/**
 * Reads JSON from an untrusted sender. Returns `undefined` if it is not valid, or if it holds a value that no database stores, or a
 * list, unless the call has `lists`. The caller judges the result by a strict schema, which refuses every unknown key, such as
 * `__proto__`.
 */
export function readJson(text: string, { lists = false } = {}): unknown {
  try {
    const found: unknown = JSON.parse(text, lists ? demandReadable : refuseLists);
    return found;
  } catch {
    return undefined;
  }
}
