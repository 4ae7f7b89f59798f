import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { folderWith } from '../testing/folder.mjs';
import { forget, isFresh, remember } from './stamp.mjs';

const repository = () =>
  folderWith({
    'pnpm-lock.yaml': 'lock',
    'pnpm-workspace.yaml': 'workspace',
    'package.json': '{}',
    'flows/form/package.json': '{}',
    'node_modules/react/package.json': '{}',
  });

test('a repository that was never installed is not fresh', () => {
  expect(isFresh(repository())).toBe(false);
});

test('after installing it is fresh, until an installation begins', () => {
  const root = repository();
  remember(root);
  expect(isFresh(root)).toBe(true);
  forget(root);
  expect(isFresh(root)).toBe(false);
});

test.each(['pnpm-lock.yaml', 'pnpm-workspace.yaml', 'package.json', 'flows/form/package.json'])(
  'a change of %s asks for installing',
  (file) => {
    const root = repository();
    remember(root);
    writeFileSync(join(root, file), 'changed');
    expect(isFresh(root)).toBe(false);
  },
);

test('a new package needs an installation', () => {
  const root = repository();
  remember(root);
  mkdirSync(join(root, 'flows/survey'));
  writeFileSync(join(root, 'flows/survey/package.json'), '{}');
  expect(isFresh(root)).toBe(false);
});

test('a change inside node_modules or of a source file needs none', () => {
  const root = repository();
  remember(root);
  writeFileSync(join(root, 'node_modules/react/package.json'), 'changed');
  writeFileSync(join(root, 'flows/form/index.ts'), 'changed');
  expect(isFresh(root)).toBe(true);
});
