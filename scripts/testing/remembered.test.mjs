import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { expect, test } from 'vitest';
import { root } from '../shared/places.mjs';
import { machine } from './machine.mjs';
import { works } from './works.mjs';

const { scripts, wireit } = JSON.parse(readFileSync(join(root, 'tests/parts/package.json'), 'utf8'));

/** Folders with the sources of the product. Each may contain several packages. */
const product = ['apps', 'design-system', 'flows', 'scripts', 'tracking'];

test('every part with a stored result has a script that runs it by its name', () => {
  const names = Object.keys(works).toSorted();
  expect(Object.keys(scripts).toSorted()).toEqual(names);
  for (const name of names) {
    expect(scripts[name]).toBe('wireit');
    expect(wireit[name].command).toMatch(new RegExp(`part\\.mjs ${name}$`));
  }
});

test.each(['check', 'tests'])('%s runs again after a change of any file that is not generated', (name) => {
  const [all, ...without] = wireit[name].files;
  expect(all).toBe('../../**');
  expect(without).toEqual([
    '!../../**/{node_modules,dist,.cache,.wireit,.git}/**',
    '!../../**/*.tsbuildinfo',
    '!../../.data*/**',
    // The report of `npm run audit`, which git ignores.
    '!../../audit/**',
  ]);
});

test.each(Object.keys(works))(
  '%s runs again after a change of the product, the lockfile or the machine',
  (name) => {
    const { files, packageLocks, env } = wireit[name];
    const covers = (/** @type {string} */ folder) =>
      files.some(
        (/** @type {string} */ glob) =>
          glob === '../../**' || (glob.startsWith('../../{') && glob.includes(folder)),
      );
    expect(product.filter((folder) => !covers(folder))).toEqual([]);
    expect(packageLocks).toEqual(['pnpm-lock.yaml']);
    expect(env).toEqual({ CREMA_MACHINE: { external: true } });
  },
);

test('another environment variable changes the hash, another terminal does not', async () => {
  const usual = await machine();
  expect(await machine({ ...process.env, TEST_COMBINATIONS: 'some' })).not.toBe(usual);
  expect(
    await machine({ ...process.env, TERM: 'other', SSH_TTY: '/dev/pts/9', npm_config_color: 'always' }),
  ).toBe(usual);
});
