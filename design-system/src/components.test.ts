import { expect, test } from 'vitest';
import { componentEntries } from '../build/lib/component-folders.mjs';
import { componentOf, filesIn, folders, read, sourcesIn } from '../test-support/component-folders.ts';
import { scanSource } from '../test-support/scan-source.ts';

/** Folders whose parts are not a component of their own. */
const structural: Readonly<Record<string, string>> = {
  field:
    'The parts that all fields are made of; each field shows them, and the guide own-field.md tells of them.',
  internal: 'Parts that several components share. None is public.',
};

/** Stories that a component does not need, with the reason. */
const withoutStories: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'default-layout': { Permutations: 'A page has one layout, and one landmark of each kind.' },
  'design-system-provider': { Permutations: 'There is nothing to see.' },
  'alert-dialog': { Permutations: 'One is open at a time.' },
  dialog: { Permutations: 'One is open at a time.' },
  form: { Permutations: 'It has no look of its own.' },
  'popup-layout': { Permutations: 'A page has one layout, and one landmark of each kind.' },
  'required-note': { Permutations: 'It has one look.' },
  'visually-hidden': { Permutations: 'There is nothing to see.' },
};

const components = folders.filter((folder) => !(folder in structural));
const storiesOf = (folder: string) => filesIn(`${folder}/*.stories.tsx`).map(read).join('\n');
const barrel = read('index.ts');
const entries = componentEntries(new URL('./', import.meta.url));

test('the folders are found', () => {
  expect(components).toEqual(expect.arrayContaining(['text-field', 'dialog', 'design-system-provider']));
  expect(Object.keys(structural).filter((folder) => !folders.includes(folder))).toEqual([]);
  expect(Object.keys(withoutStories).filter((folder) => !components.includes(folder))).toEqual([]);
});

test.each(components)('%s has a file of its own name and an entry', (folder) => {
  expect(filesIn(`${folder}/*`)).toContain(`${folder}/${folder}.tsx`);
  expect([...entries.keys()]).toContain(folder);
});

test.each(components)('%s has the stories Default and Permutations, or a reason', (folder) => {
  const stories = storiesOf(folder);
  const excused = withoutStories[folder] ?? {};
  for (const name of ['Default', 'Permutations']) {
    const isExported = new RegExp(`^export const ${name}\\b`, 'm').test(stories);
    expect({ name, isExported }).toEqual({ name, isExported: !(name in excused) });
  }
});

test.each(components)('%s is exported by its name', (folder) => {
  const entry = entries.get(folder) ?? '';
  expect(read(entry)).toMatch(new RegExp(`^export .*\\b${componentOf(folder)}\\b`, 'm'));
  expect(barrel).toMatch(new RegExp(`^export \\{[^}]*\\b${componentOf(folder)}\\b.* from './${entry}'`, 'm'));
});

/** Components without props. */
const withoutProps: ReadonlySet<string> = new Set(['CoffeeCup']);

const exported = [...barrel.matchAll(/^export \{ ([^}]+) \}/gm)]
  .flatMap(([, names = '']) => names.split(', '))
  .filter((name) => /^[A-Z]/.test(name) && !withoutProps.has(name));

test.each(exported)('the type of the props of %s is exported beside it', (name) => {
  expect(exported).toContain('TextField');
  expect(barrel).toMatch(new RegExp(`^export type (?:\\{[^}]*\\b)?${name}Props\\b`, 'm'));
});

test.each(components)('%s is rendered on a server by server-html.test.tsx', (folder) => {
  expect(read('server-html.test.tsx')).toMatch(new RegExp(`<${componentOf(folder)}\\b`));
});

const fields = components.filter((folder) =>
  sourcesIn(`${folder}/*.tsx`).some((path) => /\buse(?:Field|FieldWiring|Group)\(/.test(read(path))),
);

test.each(fields)('%s passes the suite for all fields', (folder) => {
  expect(fields).toContain('text-field');
  expect(read('field/conformance.browser.test.tsx')).toContain(`describeField('${componentOf(folder)}'`);
});

test('every component’s main scenario is written down as a screen reader’s user hears it', () => {
  const transcripts = filesIn('../test-support/transcripts/*.tsx').map((path) =>
    path.replace(/.*\/|\.tsx$/g, ''),
  );
  expect(transcripts.toSorted()).toEqual(components.toSorted());
});

const filledIn = components.filter((folder) =>
  sourcesIn(`${folder}/*.{ts,tsx}`).some((path) => /\bautoComplete\b/.test(read(path))),
);

test.each(filledIn)('%s is filled in by browsers and password managers in all their ways', (folder) => {
  expect(filledIn).toContain('text-field');
  expect(read('field/filling.browser.test.tsx')).toMatch(
    new RegExp(`describeFilling\\(\\s*['\x60]${componentOf(folder)}\\b`),
  );
});

test('every style sheet of a component is part of the page’s', () => {
  const page = read('base.css');
  expect(filesIn('*/*.css').filter((path) => !path.includes('.gen.') && !page.includes(`./${path}`))).toEqual(
    [],
  );
});

const KEBAB =
  /^[a-z\d]+(?:-[a-z\d]+)*(?:\.(?:browser|gen|dark|tokens))*(?:\.(?:test|stories|bench))?\.(?:tsx?|css|json|md|woff2|txt)$/;

test('folders and files are named in kebab-case', () => {
  const names = filesIn('**/*.*').flatMap((path) => path.split('/'));
  const odd = names.filter((name) => !KEBAB.test(name) && !/^[a-z\d]+(?:-[a-z\d]+)*$/.test(name));
  expect(odd).toEqual([]);
});

const sources = sourcesIn('*/**/*.{ts,tsx}');

test('no file is longer than 300 lines, no component’s longer than 150', () => {
  const long = sources.filter((path) => read(path).split('\n').length > (path.endsWith('.tsx') ? 151 : 301));
  expect(long).toEqual([]);
});

test.each(sources)('%s has no words, no voice and no left or right', (path) => {
  const { words, voices, physical } = scanSource(read(path), path);
  expect({ words, physical }).toEqual({ words: [], physical: [] });
  expect(voices).toEqual(path === 'design-system-provider/announcer.tsx' ? ['aria-live'] : []);
});

/** Objects that another window or a shadow root has of its own. */
const GLOBALS =
  /\bdocument\.(?:activeElement|addEventListener|execCommand|getElementById|hidden|querySelector)|\bownerDocument\.activeElement|\bwindow\.(?:add|get|inner|match|request|scroll|visual)|\binstanceof (?:Node|Element|HTML\w*|\w*Event)\b/;

/** Files that use the window of their script, with the reason. */
const ofTheirScript: Readonly<Record<string, string>> = {
  'combo-box/use-list-module.ts': 'It waits until its script is idle.',
  'textarea/use-typed-before.ts': 'It asks before React has an element.',
  'use-breakpoint/use-breakpoint.ts': 'It has no element to ask for a window.',
};

// Dialogs open in the document of their script, and page objects run in tests.
test.each(sources.filter((path) => !(path in ofTheirScript) && !/^(?:internal\/modal|testing)\//.test(path)))(
  '%s asks its element for the document and the window, so that it works in any',
  (path) => {
    const code = read(path).replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '');
    expect(GLOBALS.exec(code)?.[0]).toBeUndefined();
  },
);

test.each(filesIn('*/**/*.css'))('%s has no left or right', (path) => {
  const rules = read(path).replaceAll(/\/\*[\s\S]*?\*\//g, '');
  const physical =
    /(?:^|[\s;{])((?:margin|padding|border|scroll-margin|scroll-padding)-(?:left|right)|left|right)\b[\w-]*\s*:/;
  expect(rules.match(physical)?.[1]).toBeUndefined();
  expect(rules).not.toMatch(/(?:text-align|float|clear):\s*(?:left|right)/);
});

test.each([
  ['<p>Weiter</p>', { words: ['Weiter'] }],
  ['<p>{open ? "Weniger" : `Mehr ${count}`}</p>', { words: ['Weniger', 'Mehr'] }],
  ['<p>{open && "Mehr"}</p>', { words: ['Mehr'] }],
  ['<img alt="Tasse" />', { words: ['Tasse'] }],
  ['<b aria-label={`Feld ${name}`} />', { words: ['Feld'] }],
  ['((title = "Fehler") => title)()', { words: ['Fehler'] }],
  ['<p>{" *"} ({count})</p>', {}],
  ['((tone = "error") => tone)()', {}],
  ['<p aria-live="off" />', { voices: ['aria-live'] }],
  ['<p role={wrong ? "alert" : undefined} />', { voices: ['alert'] }],
  ['<p className="s:ml-2 -left-1 me-2 text-left" />', { physical: ['s:ml-2', '-left-1', 'text-left'] }],
  ['<p className={`pr-${size} rounded-tl-card ps-4`} />', { physical: ['pr-', 'rounded-tl-card'] }],
  ['<p className="text-link left border-line placeholder:text-hint" />', { physical: ['left'] }],
])('in %s is found what must not be there', (code, found) => {
  const nothing = { words: [], voices: [], physical: [] };
  expect(scanSource(`export const example = ${code};`, 'example.tsx')).toEqual({ ...nothing, ...found });
});
