import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path/posix';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';
import { openSources } from '../build/docs/api/sources.mjs';
import { nativeSentence } from '../build/docs/api/api-markdown.mjs';
import { componentEntries } from '../build/lib/component-folders.mjs';

const slashes = (path: string) => path.replaceAll('\\', '/');
const parts = `
  import type { ReactNode } from 'react';
  /** The result of the validation so far (Registration §4). */
  export type State = 'default' | 'error';
  export type FieldProps = {
    /** The question (Registration §4: by the site). */
    label: ReactNode;
    /** @default 'error' with an error, else 'default' */
    state?: State | undefined;
    /** How wide. @default 'full' */
    width?: 'full' | 'short' | undefined;
  };`;

const tsconfig = {
  extends: fileURLToPath(new URL('../tsconfig.json', import.meta.url)),
  compilerOptions: {
    rootDir: '.',
    paths: { react: [dirname(slashes(createRequire(import.meta.url).resolve('@types/react/package.json')))] },
  },
  include: ['.'],
};

/** One folder for all tests, because starting a compiler takes longer than reading changed files. */
const folder = slashes(mkdtempSync(join(slashes(tmpdir()), 'crema-props-')));
writeFileSync(`${folder}/tsconfig.json`, JSON.stringify(tsconfig));
mkdirSync(`${folder}/field`);
writeFileSync(`${folder}/field/parts.ts`, parts);
mkdirSync(`${folder}/x`);
const sources = openSources(`${folder}/tsconfig.json`);

afterAll(() => {
  sources.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Reads the entry `x` made of these files. */
function apiOf(files: Readonly<Record<string, string>>) {
  for (const [name, text] of Object.entries(files)) {
    const file = `${folder}/x/${name}`;
    const event = existsSync(file) ? 'update' : 'create';
    writeFileSync(file, text);
    sources.changed(file, event);
  }
  return sources.entryApi(`${folder}/x/index.ts`);
}

/** The props of a component that is declared with a type. */
function propsOf(type: string, more = '') {
  const [component] = apiOf({
    'index.ts': "export { X } from './x.tsx';",
    'x.tsx': `
      import type { ComponentProps, ReactNode } from 'react';
      import type { FieldProps, State } from '../field/parts.ts';
      ${more}
      /** A thing. */
      export function X(props: ${type}) { return null; }`,
  }).components;
  if (!component) throw new Error('No component was found.');
  return component;
}

const namesOf = (type: string, more?: string) => propsOf(type, more).props.map(({ name }) => name);

describe('the props of a component', () => {
  test('come with name, type, default and description, the required ones first', () => {
    expect(propsOf('FieldProps & {\n/** Key of the value. */\nname: string }').props).toMatchObject([
      {
        name: 'label',
        type: 'ReactNode',
        required: true,
        byDefault: '',
        description: 'The question (by the site).',
      },
      { name: 'name', type: 'string', required: true, description: 'Key of the value.' },
      {
        name: 'state',
        type: "'default' | 'error'",
        required: false,
        byDefault: "'error' with an error, else 'default'",
      },
      { name: 'width', type: "'full' | 'short'", byDefault: "'full'", description: 'How wide.' },
    ]);
  });

  test('without a comment have that of their type, without our own references', () => {
    const state = propsOf('FieldProps').props.find(({ name }) => name === 'state');
    expect(state?.description).toBe('The result of the validation so far.');
  });

  test.each([
    ["Omit<FieldProps, 'width'>", ['label', 'state']],
    ["Pick<FieldProps, 'label' | 'width'>", ['label', 'width']],
    ["Omit<FieldProps & { a: string; b: string }, keyof FieldProps | 'a'>", ['b']],
    ['Readonly<{ a: string }>', ['a']],
    ['Own & { b: string }', ['a', 'b']],
    ['Older', ['c', 'label', 'state', 'width']],
  ])('of %s are %j', (type, names) => {
    const more = 'type Own = { a: string }; interface Older extends FieldProps { c: string }';
    expect(namesOf(type, more)).toEqual(names);
  });

  test('of a union are required where every case requires them', () => {
    const either = '{ a: string } & ({ limit: number; text: string } | { limit?: undefined; text: 7 })';
    expect(propsOf(either).props).toMatchObject([
      { name: 'a', required: true },
      { name: 'text', required: true, type: 'string | 7' },
      { name: 'limit', required: false, type: 'number' },
    ]);
  });

  test('that HTML brings are listed in one sentence, without those left out or declared again', () => {
    const type =
      "FieldProps & Omit<ComponentProps<'input'>, keyof FieldProps | 'className' | 'name' | 'style'> & { name: string }";
    const { natives } = propsOf(type);
    expect(natives).toEqual([{ element: 'input', without: ['className', 'style'] }]);
    expect(natives.map(nativeSentence)).toEqual([
      'All other props of a native `<input>` go to it, except `className` and `style`.',
    ]);
  });

  test('name types of ours, which are shown, but write out short lists of values', () => {
    const more = `
      type Option = { value: string; state: State; more: readonly Deep[] };
      type Deep = { at: number };`;
    const { props, types } = propsOf('{ options: readonly Option[]; states: readonly State[] }', more);
    expect(props.map(({ type }) => type)).toEqual(['readonly Option[]', "readonly ('default' | 'error')[]"]);
    expect(types.map(({ name }) => name)).toEqual(['Option', 'Deep']);
    expect(types[1]?.text).toBe('type Deep = { at: number };');
  });

  test('list the names that a type takes from a value', () => {
    const more = `const paths = { cup: '', card: '' }; type Name = keyof typeof paths;`;
    expect(propsOf('{ icon: Name }', more).types).toEqual([
      { name: 'Name', text: "type Name =\n  | 'cup'\n  | 'card';" },
    ]);
  });

  test('of a union have the type of the case that allows most', () => {
    const either = '{ a?: false; b?: boolean | undefined } | { a?: boolean | undefined; b?: false }';
    expect(propsOf(either).props).toMatchObject([
      { name: 'a', type: 'boolean' },
      { name: 'b', type: 'boolean' },
    ]);
  });

  test('carry what is said of their deprecation', () => {
    const more = '/** Wide. @deprecated Since 1.4.0. Use `width`. @default false */';
    expect(propsOf(`{\n${more}\nwide?: boolean }`).props).toMatchObject([
      { description: 'Wide.', deprecated: 'Since 1.4.0. Use `width`.', byDefault: 'false' },
    ]);
  });

  test('of unknown origin are refused, not left out', () => {
    expect(() => propsOf("{ [key in 'a']: string }")).toThrow('prop a');
    expect(() => propsOf("Pick<ComponentProps<'input'>, 'max'>")).toThrow('prop max');
    expect(() => propsOf('Elsewhere')).toThrow('Elsewhere');
  });
});

test('a hook is listed with its parameters', () => {
  const { functions } = apiOf({
    'index.ts': "export { useX } from './use-x.ts'; export type { Size } from './use-x.ts';",
    'use-x.ts': `
      export type Size = 's' | 'm';
      /**
       * How wide the window is.
       *
       * @param server what the server takes it for
       */
      export function useX(server: Size): Size { return server; }`,
  });
  expect(functions).toMatchObject([
    {
      signature: "useX(server: 's' | 'm'): 's' | 'm'",
      description: 'How wide the window is.',
      params: [{ name: 'server', description: 'what the server takes it for' }],
    },
  ]);
});

describe('every prop is explained', () => {
  const ours = openSources(slashes(fileURLToPath(new URL('../tsconfig.json', import.meta.url))));
  afterAll(() => ours.close());

  test.each([...componentEntries(new URL('./', import.meta.url))])('in %s', (_, entry) => {
    const mute = ours
      .entryApi(slashes(fileURLToPath(new URL(entry, import.meta.url))))
      .components.flatMap(({ name, props }) =>
        props.filter(({ description }) => description === '').map((prop) => `${name}.${prop.name}`),
      );
    expect(mute).toEqual([]);
  });
});
