import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { compare, orphans } from './baselines.mjs';
import { TREE } from './photograph.mjs';
import { reviewPage } from './review-page.mjs';
import { treeText } from './tree.mjs';
import { readTrees, writeTrees } from './trees.mjs';

/** @param {string} nodeId @param {string} role @param {string} name @param {object} [more] */
const node = (nodeId, role, name, more = {}) => ({
  nodeId,
  ignored: false,
  role: { value: role },
  name: { value: name },
  ...more,
});

test('a tree tells roles, names, states and descriptions, and no text twice', () => {
  expect(
    treeText([
      node('1', 'RootWebArea', 'Storybook', { childIds: ['2', '3', '4'] }),
      node('2', 'LabelText', '', { childIds: ['21'] }),
      node('21', 'StaticText', 'Vorname'),
      node('3', 'textbox', 'Vorname', {
        value: { value: 'Erika' },
        description: { value: 'Bitte prüfen' },
        properties: [
          { name: 'invalid', value: { value: 'true' } },
          { name: 'required', value: { value: true } },
          { name: 'readonly', value: { value: false } },
        ],
        childIds: ['31'],
      }),
      node('31', 'StaticText', 'Erika'),
      node('4', 'generic', '', { ignored: true, childIds: ['41'] }),
      node('41', 'button', 'Weiter', { childIds: ['411'] }),
      node('411', 'StaticText', 'Weiter'),
    ]),
  ).toBe(
    'LabelText: "Vorname"\ntextbox "Vorname" (value: "Erika", invalid, required, description: "Bitte prüfen")\nbutton "Weiter"\n',
  );
});

/** Returns an empty folder. */
function emptyFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'trees-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

test('trees are kept by component, and come back as they were', () => {
  const folder = emptyFolder();
  const trees = new Map([
    ['a-button--busy', 'button "Weiter" (busy)\n'],
    ['a-button--default', 'button "Weiter"\n  img "#"\n'],
    ['a-link--default', 'link "Hilfe"\n'],
  ]);
  writeTrees(folder, trees);
  expect(readdirSync(folder)).toEqual(['a-button.txt', 'a-link.txt']);
  expect(readTrees(folder)).toEqual(trees);
  writeTrees(folder, new Map([['a-link--default', 'link "Hilfe"\n']]));
  expect(readdirSync(folder)).toEqual(['a-link.txt']);
});

test('a changed tree is shown by its lines, and one of no story is gone', async () => {
  const folder = emptyFolder();
  const places = { storybook: '', baselines: folder, trees: join(folder, 'trees'), modes: {} };
  writeTrees(places.trees, new Map([['a--one', 'form\n  button "Weiter"\n'], ['a--old', 'form\n']])); // prettier-ignore
  const gone = orphans(places, ['a--one']);
  expect(gone).toEqual([{ story: 'a--old', mode: TREE }]);
  const { changes } = await compare(
    { ...places, out: join(folder, 'out') },
    new Map([['a--one', [TREE]]]),
    gone,
    async (_storybook, wanted, _modes, onShot) => {
      for (const story of wanted.keys()) {
        const picture = Buffer.from('form\n  button "Weiter" (disabled)\n');
        await onShot({ story, mode: TREE, picture, isExpected: false });
      }
    },
  );
  expect(changes).toEqual([
    { story: 'a--old', mode: TREE, kind: 'gone', tree: { removed: ['form'], added: [] } },
    {
      story: 'a--one',
      mode: TREE,
      kind: 'changed',
      tree: { removed: ['  button "Weiter"'], added: ['  button "Weiter" (disabled)'] },
    },
  ]);
  expect(reviewPage(changes, 1)).toContain('+   button "Weiter" (disabled)');
});
