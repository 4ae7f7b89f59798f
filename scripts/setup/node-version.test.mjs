import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { program } from '../testing/program.mjs';
import { toolFile } from '../shared/tool.mjs';

const { complaint } = createRequire(import.meta.url)('./node-version.cjs');

test.each(['0.12.18', '8.17.0', '18.20.4', '19.9.0'])(
  'Node %s is too old, and one sentence says so',
  (version) => {
    expect(complaint(version)).toBe(
      `Crema needs Node 20 or newer; this is Node ${version}. Install a newer one and run the same command again.`,
    );
  },
);

test.each(['20.0.0', '20.20.2', '24.21.0', '100.0.0'])('Node %s is new enough', (version) => {
  expect(complaint(version)).toBeUndefined();
});

test('an old Node can read the files up to the sentence', async () => {
  const files = ['scripts/run.cjs', 'scripts/setup/node-version.cjs'];
  const { code } = await program([toolFile('es-check'), 'es5', ...files, '--noCache']);
  expect(code).toBe(0);
});
