import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../shared/places.mjs';
import { program } from '../testing/program.mjs';

test('without a token nothing is sent, and a sentence says so', async () => {
  const env = { CHROMATIC_PROJECT_TOKEN: '' };
  const { code, stdout, stderr } = await program(
    ['scripts/task.mjs', join(root, 'scripts/tasks/chromatic.mjs')],
    { env },
  );
  expect(code).toBe(1);
  expect(stdout).toBe('');
  expect(stderr).toMatch(/^Nothing was sent: set CHROMATIC_PROJECT_TOKEN .*\.\n$/);
});
