/**
 * `npm start`: builds the app and serves it with everything it calls, in the foreground.
 */
import process from 'node:process';
import { dist, root } from '../shared/places.mjs';
import { progress } from '../shared/progress.mjs';
import { node } from '../shared/tool.mjs';
import { assertFree } from '../start/port.mjs';
import { readSettings } from '../start/settings.mjs';
import { build } from './build.mjs';

/** @returns {Promise<number>} */
export async function run() {
  const settings = readSettings(process.env, root);
  await assertFree(settings);
  const step = progress(2);
  await step('Building', build);
  console.log('2/2 Starting…');
  // The services say themselves when they answer and where.
  const { code } = await node(['--conditions=@crema/source', 'apps/services/src/main.ts'], {
    env: {
      ...process.env,
      APP_DIR: dist,
      PORT: String(settings.port),
      HOST: settings.host,
      DATA_DIR: settings.dataDir,
      DATABASE_URL: settings.databaseUrl,
    },
  });
  return code;
}
