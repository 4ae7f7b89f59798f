import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const src = fileURLToPath(new URL('../src/', import.meta.url));

/** A file of the design system, by its path below `src`. */
export const read = (path: string): string => readFileSync(src + path, 'utf8');

/** The files of the design system that match, by their paths below `src`. */
export const filesIn = (pattern: string): readonly string[] =>
  globSync(pattern, { cwd: src })
    .map((path) => path.replaceAll('\\', '/'))
    .sort();

/** Sources that reach a page: no tests, no stories. */
export const sourcesIn = (pattern: string) =>
  filesIn(pattern).filter((path) => !/\.(?:test|stories|bench|gen)\.tsx?$/.test(path));

/** Folders with a component in them. */
export const folders = [...new Set(sourcesIn('*/*.tsx').map((path) => path.split('/')[0] ?? ''))];

/** `text-field` is the folder of `TextField`. */
export const componentOf = (folder: string) =>
  folder.replaceAll(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase());
