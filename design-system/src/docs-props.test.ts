import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { entryApi } from '../build/docs/api/entry-api.mjs';
import { nativeSentence } from '../build/docs/api/wording.mjs';
import { componentFolders } from '../build/lib/component-folders.mjs';
import { folderWith } from '../../scripts/testing/folder.mjs';

const parts = `
  /** What validation has said so far (Registration §4). */
  export type State = 'default' | 'error';
  export type FieldProps = {
    /** What is asked for (Registration §4: by the site). */
    label: ReactNode;
    /** @default 'error' with an error, else 'default' */
    state?: State | undefined;
    /** How wide. @default 'full' */
    width?: 'full' | 'short' | undefined;
  };`;

/** The props of a component that is declared with a type. */
function propsOf(type: string, more = '') {
  const folder = folderWith({
    'field/parts.ts': parts,
    'x/index.ts': "export { X } from './x.tsx';",
    'x/x.tsx': `
      import type { ComponentProps } from 'react';
      import type { FieldProps, State } from '../field/parts.ts';
      ${more}
      /** A thing. */
      export function X(props: ${type}) { return null; }`,
  }).replaceAll('\\', '/');
  const [component] = entryApi(`${folder}/x/index.ts`).components;
  if (!component) throw new Error('No component was found.');
  return component;
}

const namesOf = (type: string, more?: string) => propsOf(type, more).props.map(({ name }) => name);

describe('the props of a component', () => {
  test('come with name, type, default and description, the required ones first', () => {
    expect(propsOf('FieldProps & { /** Key of the value. */ name: string }').props).toMatchObject([
      {
        name: 'label',
        type: 'ReactNode',
        required: true,
        byDefault: '',
        description: 'What is asked for (by the site).',
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

  test('that say nothing themselves are told by their type, without our own places', () => {
    const state = propsOf('FieldProps').props.find(({ name }) => name === 'state');
    expect(state?.description).toBe('What validation has said so far.');
  });

  test.each([
    ["Omit<FieldProps, 'width'>", ['label', 'state']],
    ["Pick<FieldProps, 'label' | 'width'>", ['label', 'width']],
    ["Omit<FieldProps & { a: string; b: string }, keyof FieldProps | 'a'>", ['b']],
    ['Readonly<{ a: string }>', ['a']],
    ['Own & { b: string }', ['a', 'b']],
    ['Older', ['label', 'c', 'state', 'width']],
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

  test('that HTML brings are told in one sentence, less what is left out or declared anew', () => {
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

  test('carry what is said of their deprecation', () => {
    const more = '/** Wide. @deprecated Since 1.4.0. Use `width`. @default false */';
    expect(propsOf(`{\n${more}\nwide?: boolean }`).props).toMatchObject([
      { description: 'Wide.', deprecated: 'Since 1.4.0. Use `width`.', byDefault: 'false' },
    ]);
  });

  test('of an unknown kind are refused, not left out', () => {
    expect(() => propsOf("{ [key in 'a']: string }")).toThrow('TSMappedType');
    expect(() => propsOf('Elsewhere')).toThrow('Elsewhere');
  });
});

test('a hook is told with its parameters', () => {
  const folder = folderWith({
    'use-x/index.ts': "export { useX } from './use-x.ts'; export type { Size } from './use-x.ts';",
    'use-x/use-x.ts': `
      export type Size = 's' | 'm';
      /**
       * How wide the window is.
       *
       * @param server what the server takes it for
       */
      export function useX(server: Size): Size { return server; }`,
  }).replaceAll('\\', '/');
  expect(entryApi(`${folder}/use-x/index.ts`).functions).toMatchObject([
    {
      signature: "useX(server: 's' | 'm'): 's' | 'm'",
      description: 'How wide the window is.',
      params: [{ name: 'server', description: 'what the server takes it for' }],
    },
  ]);
});

test.each(componentFolders(new URL('./', import.meta.url)))('every prop in %s is explained', (folder) => {
  const { components } = entryApi(
    fileURLToPath(new URL(`${folder}/index.ts`, import.meta.url)).replaceAll('\\', '/'),
  );
  const mute = components.flatMap(({ name, props }) =>
    props.filter(({ description }) => description === '').map((prop) => `${name}.${prop.name}`),
  );
  expect(mute).toEqual([]);
});
