import type { Context } from 'hono';
import type { AppEnv } from '../http/app-env.ts';
import { sendContent } from '../http/send-content.ts';
import type { Asset } from './load-assets.ts';

/** Sends a file of the app. A hashed one is kept for a year and never asked for again. */
export async function answerAsset(c: Context<AppEnv>, asset: Asset): Promise<Response> {
  c.set('route', '/assets/*');
  c.header('Cache-Control', asset.hashed ? 'public, max-age=31536000, immutable' : 'public, no-cache');
  c.header('Content-Type', asset.type);
  if (asset.isForOtherSites) {
    c.header('Cross-Origin-Resource-Policy', 'cross-origin');
    // A page that states the script's digest has to ask for it by CORS.
    c.header('Access-Control-Allow-Origin', '*');
  }
  return await sendContent(c, asset);
}
