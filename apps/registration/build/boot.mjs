import { fileURLToPath } from 'node:url';
import { buildAlone } from './build-alone.mjs';

const entry = fileURLToPath(import.meta.resolve('@crema/page-shell/boot'));

/** The boot script as one classic script, to stand inline in the page's head. */
export async function buildBoot() {
  const code = await buildAlone(entry);
  if (code.includes('</')) throw new Error('The boot script would end its own element.');
  return code;
}
