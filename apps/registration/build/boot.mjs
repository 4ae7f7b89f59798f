import { buildAlone } from './build-alone.mjs';

/** The boot script as one classic script, to stand inline in the page's head. */
export async function buildBoot() {
  const code = await buildAlone('src/boot/boot.ts');
  if (code.includes('</')) throw new Error('The boot script would end its own element.');
  return code;
}
