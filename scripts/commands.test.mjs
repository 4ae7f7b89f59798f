import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './shared/places.mjs';

const manifests = ['package.json', 'tests/package.json', ...globSync('apps/*/package.json', { cwd: root })];

/** Each command with the folder in which it runs. */
const commands = manifests.flatMap((manifest) => {
  const { scripts = {} } = JSON.parse(readFileSync(join(root, manifest), 'utf8'));
  const folder = dirname(manifest);
  return Object.entries(scripts).map(([name, text]) => ({ name, folder, text: String(text) }));
});

test.each(commands)('npm run $name in $folder sets up, then runs a file that exists', ({ folder, text }) => {
  const [node = '', setUp = '', file = ''] = text.split(' ');
  expect(node).toBe('node');
  expect(join(folder, setUp)).toBe('scripts/run.cjs');
  expect([file, existsSync(join(root, folder, file))]).toEqual([file, true]);
});

test.each(commands)('npm run $name in $folder is described for its users', ({ name, folder }) => {
  const pages = ['README.md', 'docs/commands.md']
    .map((page) => readFileSync(join(root, page), 'utf8'))
    .join('');
  const usual = name === 'start' || name === 'test' ? `npm ${name}` : `npm run ${name}`;
  const command = folder === '.' ? usual : `${usual} --prefix ${folder}`;
  const isWhole = (/** @type {string} */ rest) => /^(?:[`\n]| -- )/.test(rest);
  expect(pages.split(command).slice(1).some(isWhole)).toBe(true);
});
