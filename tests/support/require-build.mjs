import { existsSync } from 'node:fs';
import { dist } from '../../scripts/shared/places.mjs';
import { sentence } from '../../scripts/shared/sentence.mjs';

/** Checks that the app is built. @throws one sentence if it is not */
export function requireBuild() {
  if (!existsSync(dist)) throw sentence('There is no built app. Run: npm run build');
}
