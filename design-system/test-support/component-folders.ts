import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const src = fileURLToPath(new URL('../src/', import.meta.url));

/** Reads a file of the design system, by its path below `src`. */
export const read = (path: string): string => readFileSync(src + path, 'utf8');

/** Returns the matching files of the design system, by their paths below `src`. */
export const filesIn = (pattern: string): readonly string[] =>
  globSync(pattern, { cwd: src })
    .map((path) => path.replaceAll('\\', '/'))
    .sort();

/** Returns sources that are part of a page: no tests, no stories. */
export const sourcesIn = (pattern: string) =>
  filesIn(pattern).filter((path) => !/\.(?:test|stories|bench|gen)\.tsx?$/.test(path));

/** Folders that contain a component. */
export const folders = [...new Set(sourcesIn('*/*.tsx').map((path) => path.split('/')[0] ?? ''))];

/** Returns the component of a folder: `TextField` for `text-field`. */
export const componentOf = (folder: string) =>
  folder.replaceAll(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase());
