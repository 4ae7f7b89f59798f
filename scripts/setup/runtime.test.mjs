import process from 'node:process';
import { expect, test } from 'vitest';
import { folderWith } from '../testing/folder.mjs';
import { root } from '../shared/places.mjs';
import { isNewEnough, taskNode } from './runtime.mjs';

test.each([
  ['20.20.2', false],
  ['22.17.1', false],
  ['22.18.0', true],
  ['24.0.0', true],
])('Node %s can run the tasks: %s', (version, fit) => {
  expect(isNewEnough(version)).toBe(fit);
});

test.runIf(process.platform === 'linux')(
  'the installed Node runs the tasks, whatever the machine has',
  () => {
    expect(taskNode(root, { version: '20.0.0', execPath: '/machine/node' })).toMatch(
      /node_modules\/\.bin\/node$/,
    );
  },
);

test('without an installed Node, the machine’s own runs the tasks', () => {
  expect(taskNode(folderWith(), { version: '24.0.0', execPath: '/machine/node' })).toBe('/machine/node');
});

test('an installed Node that does not start is not used', () => {
  const broken = folderWith({ 'node_modules/.bin/node': 'made for another system' });
  expect(taskNode(broken, { version: '24.0.0', execPath: '/machine/node' })).toBe('/machine/node');
});

test('if neither works, one sentence says so', () => {
  expect(() => taskNode(folderWith(), { version: '20.0.0', execPath: '/machine/node' })).toThrow(
    /^On this platform .* 22\.18 or newer, but this is Node 20\.0\.0\. Install a newer one and run the same command again\.$/,
  );
});
