import { execFile } from 'node:child_process';
import process from 'node:process';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

const run = promisify(execFile);

it('code of the engine is never taken away while it runs', async () => {
  const file = JSON.stringify(new URL('./open-embedded.ts', import.meta.url).href);
  const { stdout } = await run(process.execPath, [
    '--conditions=@crema/source',
    '--trace-wasm-code-gc',
    '--input-type=module',
    '--eval',
    `const { openInMemory } = await import(${file}); const db = await openInMemory(); await db.destroy(); console.log('closed');`,
  ]);
  expect(stdout.trim()).toBe('closed');
});
