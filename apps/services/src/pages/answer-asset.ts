import type { Context } from 'hono';
import type { AppEnv } from '../http/app-env.ts';
import { sendContent } from '../http/send-content.ts';
import type { Asset } from './load-assets.ts';

/** Sends a file of the app. A hashed one is kept for a year and never asked for again. */
export async function answerAsset(c: Context<AppEnv>, asset: Asset): Promise<Response> {
  c.set('route', '/assets/*');
  c.header('Cache-Control', asset.hashed ? 'public, max-age=31536000, immutable' : 'public, no-cache');
  c.header('Content-Type', asset.type);
  return await sendContent(c, asset);
}
