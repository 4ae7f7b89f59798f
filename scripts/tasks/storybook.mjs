/**
 * `npm run storybook`: every component in every state, at http://127.0.0.1:6006.
 */
import process from 'node:process';
import { writeFormPages } from '../../.storybook/docs/form-pages.ts';
import { writeReferencePages } from '../../.storybook/docs/reference-pages.ts';
import { tool } from '../shared/tool.mjs';

/** @param {readonly string[]} args */
export async function run(args) {
  // Without a terminal nobody can answer a question, and no browser is to be opened.
  const unattended = process.stdout.isTTY ? [] : ['--ci'];
  writeReferencePages();
  await writeFormPages();
  const { code } = await tool('storybook', [
    'dev',
    '-p',
    '6006',
    '--host',
    '127.0.0.1',
    ...unattended,
    ...args,
  ]);
  return code;
}
