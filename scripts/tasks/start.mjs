/** `npm start`: builds the app and serves it, together with all services that it calls, in the foreground. */
import process from 'node:process';
import { dist } from '../shared/places.mjs';
import { progress } from '../shared/progress.mjs';
import { node } from '../shared/tool.mjs';
import { build } from './build.mjs';

const fromSource = '--conditions=@crema/source';

/** @returns {Promise<number>} */
export async function run() {
  const checked = await node([fromSource, 'apps/services/build/check-start.mjs']);
  if (checked.code !== 0) return checked.code;
  const step = progress(2);
  await step('Building', build);
  console.log('2/2 Starting…');
  // Each service prints its address when it is ready.
  const env = { ...process.env, APP_DIR: dist };
  const { code } = await node([fromSource, 'apps/services/src/main.ts'], { env });
  return code;
}
