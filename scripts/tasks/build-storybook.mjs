/**
 * `npm run build:storybook`: builds Storybook as files, for a web server or for Chromatic, which adds its own
 * arguments.
 */
import { join } from 'node:path';
import { writeFormPages } from '../../.storybook/docs/form-pages.ts';
import { writeReferencePages } from '../../.storybook/docs/reference-pages.ts';
import { cache } from '../shared/places.mjs';
import { tool } from '../shared/tool.mjs';

/** The default output folder. */
export const storybookFolder = join(cache, 'storybook');

/** @param {readonly string[]} args of `storybook build` */
export async function run(args) {
  const placed = args.some((arg) => /^(-o|--output-dir)(=|$)/.test(arg));
  const output = placed ? [] : ['--output-dir', storybookFolder];
  writeReferencePages();
  await writeFormPages();
  return (await tool('storybook', ['build', '--disable-telemetry', ...output, ...args])).code;
}
