/** `npm run storybook`: serves Storybook with every component in every state, at http://127.0.0.1:6006. */
import process from 'node:process';
import { writeFormPages } from '../../.storybook/docs/form-pages.ts';
import { writeReferencePages } from '../../.storybook/docs/reference-pages.ts';
import { tool } from '../shared/tool.mjs';

/** @param {readonly string[]} args */
export async function run(args) {
  // Without a terminal, Storybook must not ask questions or open a browser.
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
