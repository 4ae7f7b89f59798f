import type { Context } from 'hono';
import type { AppEnv } from '../http/app-env.ts';
import { chooseEncoding, type Encoding } from '../http/encoding.ts';
import type { Asset } from './load-assets.ts';

/** Sends a file of the app. A hashed one is kept for a year and never asked for again. */
export function answerAsset(c: Context<AppEnv>, asset: Asset): Response {
  c.set('route', '/assets/*');
  c.header('Cache-Control', asset.hashed ? 'public, max-age=31536000, immutable' : 'public, no-cache');
  c.header('ETag', asset.etag);
  c.header('Vary', 'Accept-Encoding');
  if (c.req.header('if-none-match') === asset.etag) return c.body(null, 304);
  const offered = (['br', 'gzip'] as const).filter((encoding) => asset.content[encoding] !== undefined);
  const encoding: Encoding = chooseEncoding(c.req.header('accept-encoding'), offered);
  if (encoding !== 'identity') c.header('Content-Encoding', encoding);
  c.header('Content-Type', asset.type);
  return c.body(asset.content[encoding] ?? asset.content.identity);
}
