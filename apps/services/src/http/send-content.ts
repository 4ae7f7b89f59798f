import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { AppEnv } from './app-env.ts';
import { chooseEncoding, type Encoding } from './encoding.ts';
import { entityTag, holds } from './entity-tag.ts';

type Body = Uint8Array<ArrayBuffer>;

/** What can be sent in more than one encoding. */
export interface Sendable {
  /** Names the content; without one nobody is told that what they hold is still right. */
  readonly tag?: string | undefined;
  /** The encodings there are beside the plain one, best first. */
  readonly encodings: readonly Encoding[];
  readonly body: (encoding: Encoding) => Body | Promise<Body>;
}

/** Sends a content in the best encoding the browser takes; says no more than "not modified" to who holds it already. */
export async function sendContent(
  c: Context<AppEnv>,
  { tag, encodings, body }: Sendable,
  status: ContentfulStatusCode = 200,
): Promise<Response> {
  c.header('Vary', 'Accept-Encoding');
  const encoding = chooseEncoding(c.req.header('accept-encoding'), encodings);
  if (tag !== undefined) {
    const etag = entityTag(tag, encoding);
    c.header('ETag', etag);
    if (holds(c.req.header('if-none-match'), etag)) return c.body(null, 304);
  }
  if (encoding !== 'identity') c.header('Content-Encoding', encoding);
  return c.body(await body(encoding), status);
}
