import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const app = fileURLToPath(new URL('..', import.meta.url));

/** The boot script as one classic script, to stand inline in the page's head. */
export async function buildBoot() {
  const result = await build({
    configFile: false,
    root: app,
    logLevel: 'warn',
    build: {
      write: false,
      target: ['chrome111', 'firefox128', 'safari16.4'],
      lib: { entry: `${app}src/boot/boot.ts`, formats: ['iife'], name: 'boot' },
    },
  });
  const [output] = Array.isArray(result) ? result : [result];
  const code = output.output[0].code.trim();
  if (code.includes('</')) throw new Error('The boot script would end its own element.');
  return code;
}
