import { readFileSync } from 'node:fs';
import postcss from 'postcss';
import { describe, expect, test } from 'vitest';
import { componentEntries } from '../../design-system/build/lib/component-folders.mjs';
import { exportsOf } from '../../design-system/build/lib/exports-map.mjs';
import { behindSheet } from '../../flows/form/build/behind-sheet.mjs';
import { budgetFor, completed, weigh } from '../package/budgets.mjs';
import { clientModules, reactOnServer, reactPackages } from '../package/client-modules.mjs';
import { moduleFacts } from '../package/module-facts.mjs';
import { homeUrl, manifestOf, packages, publishedExports, sourcePatterns } from '../package/packages.mjs';
import { strangeFiles } from '../package/strange-files.mjs';
import { folderWith } from '../testing/folder.mjs';

const known = { onServer: reactOnServer(), isReactPackage: reactPackages(homeUrl('design-system')) };

/** @param {Record<string, string>} files code by path */
const clientAmong = (files) => [
  ...clientModules(
    new Map(Object.entries(files).map(([path, code]) => [path, moduleFacts(path, code)])),
    known,
  ),
];

describe("'use client'", () => {
  test.each([
    ['state', "import { useState } from 'react'; export const useX = () => useState(0);"],
    ['an effect', "import { useEffect } from 'react'; useEffect(() => {});"],
    ['a ref', "import { useRef } from 'react'; useRef(null);"],
    ['a context', "import { createContext } from 'react'; export const C = createContext(0);"],
    ['all of React, of which anything may be used', "import * as R from 'react'; R.useState(0);"],
    ['a handler on a native element', 'export const X = ({ onGo }) => <button onClick={onGo} />;'],
    ['a function made on the spot', 'export const X = () => <Y render={() => 1} />;'],
    ['a function made before', 'export const X = () => { const go = () => 1; return <Y onGo={go} />; };'],
    ['a ref callback', 'export const X = () => <p ref={(p) => p.focus()} />;'],
    ['a package that runs on React', "import { Root } from '@radix-ui/react-dialog'; export const X = Root;"],
    ['a part of such a package', "import { mergeRefs } from 'react-aria/mergeRefs'; mergeRefs();"],
  ])('is needed for %s', (_, code) => {
    expect(clientAmong({ 'src/x.tsx': code })).toEqual(['src/x.tsx']);
  });

  test.each([
    [
      'what React has on the server too',
      "import { useId, useMemo } from 'react'; useId(); useMemo(() => 1);",
    ],
    ['types', "import type { ReactNode } from 'react'; import { type Ref } from 'react'; const x: Ref = 1;"],
    ['a native element without handlers', 'export const X = (props) => <p id="a" {...props} />;'],
    ['a handler passed on to a component', 'export const X = ({ onGo }) => <Y onGo={onGo} />;'],
    ['a package without React', "import { cva } from 'class-variance-authority'; cva('a');"],
  ])('is not needed for %s', (_, code) => {
    expect(clientAmong({ 'src/x.tsx': code })).toEqual([]);
  });

  const hook = "import { useState } from 'react'; export const useX = () => useState(0);";
  const component = "import { useState } from 'react'; export const X = () => { useState(0); return null; };";

  test('is needed by a module that calls a hook made of hooks, even through an index', () => {
    const files = {
      'src/b/c.ts': "import { useB } from './b.ts'; export const useC = () => useB();",
      'src/b/b.ts': "import { useX } from '../a/index.ts'; export const useB = () => useX();",
      'src/a/index.ts': "export { useX } from './use-x.ts';",
      'src/a/use-x.ts': hook,
    };
    expect(clientAmong(files).sort()).toEqual(['src/a/use-x.ts', 'src/b/b.ts', 'src/b/c.ts']);
  });

  test('is not needed by a module that only renders such a component', () => {
    const page = "import { X } from './x.tsx'; export const Page = () => <X label={props.X} />;";
    expect(clientAmong({ 'src/page.tsx': page, 'src/x.tsx': component })).toEqual(['src/x.tsx']);
  });
});

test('a folder is an entry if its index, or else the module of its name, exports a value', () => {
  const src = `file://${folderWith({
    'new-field/index.ts': "export { NewField } from './new-field.tsx'; export type { A } from './a.ts';",
    'types-only/index.ts': "export type { B } from './b.ts'; export { type C } from './c.ts';",
    'types-only/types-only.tsx': 'export const hidden = 1;',
    'link/link.tsx': 'export function Link() { return null; }',
    'props/props.tsx': 'export type Props = { a: string };',
    'no-index/thing.ts': 'export const thing = 1;',
  })}/`;
  expect([...componentEntries(new URL(src))]).toEqual([
    ['link', 'link/link.tsx'],
    ['new-field', 'new-field/index.ts'],
  ]);
});

test('the workspace reads the sources first, an installed package only the build', () => {
  const { workspace, published } = exportsOf(new Map([['button', 'button/index.ts']]));
  expect(Object.entries(workspace['./button'])).toEqual([
    ['@crema/source', './src/button/index.ts'],
    ['types', './dist/button/index.d.ts'],
    ['default', './dist/button/index.js'],
  ]);
  expect(JSON.stringify(published)).not.toMatch(/@crema\/source|\.\/src\//);
  expect(Object.keys(published)).toEqual(expect.arrayContaining(Object.keys(workspace)));
});

describe('the entries of an installed package', () => {
  const workspace = {
    '.': { '@crema/source': './src/index.ts', types: './dist/index.d.ts', default: './dist/index.js' },
    './sites/*': { '@crema/source': './src/sites/*.ts', types: './dist/sites/*.d.ts' },
    './messages/*': { types: './dist/messages/*.d.ts', default: './dist/messages/*.js' },
    './styles.css': './dist/styles.css',
  };

  test('are those of the workspace without the sources', () => {
    expect(publishedExports(workspace)).toEqual({
      '.': { types: './dist/index.d.ts', default: './dist/index.js' },
      './sites/*': { types: './dist/sites/*.d.ts' },
      './messages/*': workspace['./messages/*'],
      './styles.css': './dist/styles.css',
      './package.json': './package.json',
    });
  });

  test('are built from the modules that have a source', () => {
    expect(sourcePatterns(workspace)).toEqual(['index', 'sites/*']);
  });
});

test.each(packages.flows)('%s describes itself in its package.json', (home) => {
  const { name, description, license } = manifestOf(homeUrl(home));
  const [title] = readFileSync(new URL('README.md', homeUrl(home)), 'utf8').split('\n');
  expect(title).toBe(`# ${name}`);
  expect([description, license]).toEqual([expect.any(String), 'Apache-2.0']);
});

test('finds internal files, paths of this machine and internal names in a package', () => {
  const files = [
    { path: 'package/dist/index.js', text: "import '@crema/flow-form'; // flows/form/src/index.ts" },
    { path: 'package/dist/form.test.d.ts', text: '' },
    { path: 'package/dist/test-support/erika.js', text: '' },
    { path: 'package/dist/a.js', text: '// /home/somebody/crema/a.ts' },
    { path: 'package/package.json', text: '{"dependencies":{"valibot":"catalog:"}}' },
  ];
  expect(strangeFiles(files, ['/home/somebody'])).toEqual([
    'package/dist/form.test.d.ts is a file of ours.',
    'package/dist/test-support/erika.js is a file of ours.',
    'package/dist/a.js has /home/somebody',
    'package/package.json has catalog:',
  ]);
});

test('a style sheet after the design system’s adds its plain classes one layer below, and only new variants', () => {
  const said = '@layer crema{@layer utilities{.flex{display:flex}.hover\\:gold:hover{fill:gold}}}';
  const sheet =
    '@layer crema{@layer utilities{.flex{display:flex}.\\[color\\:red\\]{color:red}.hover\\:gold:hover{fill:gold}' +
    '.focus\\:gold:focus{fill:gold}@media print{.print\\:hidden{display:none}}}}';
  expect(behindSheet(postcss.parse(sheet), postcss.parse(said)).toString()).toBe(
    '@layer crema{@layer components{.flex{display:flex}.\\[color\\:red\\]{color:red}}' +
      '@layer utilities{.focus\\:gold:focus{fill:gold}@media print{.print\\:hidden{display:none}}}}',
  );
});

test('a budget is a tenth above the first size, and never changes', () => {
  expect([1030, 1000, 93].map(budgetFor)).toEqual([1.2, 1.1, 0.1]);
  const sizes = new Map([
    ['./old', 5000],
    ['./new', 1000],
  ]);
  expect(completed(sizes, { './old': 2, './gone': 9 })).toEqual({ './old': 2, './new': 1.1 });
  expect(weigh(sizes, { './old': 2 }).map(({ verdict }) => verdict)).toEqual(['over', 'no budget']);
});
