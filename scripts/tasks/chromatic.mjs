/** `npm run chromatic --prefix tests`: sends the stories to Chromatic, which compares pictures of them. */
import process from 'node:process';
import { sentence } from '../shared/sentence.mjs';
import { tool } from '../shared/tool.mjs';

/** @param {readonly string[]} args */
export async function run(args) {
  if (!process.env['CHROMATIC_PROJECT_TOKEN']) {
    throw sentence(
      'Nothing was sent: set CHROMATIC_PROJECT_TOKEN to the token of the Chromatic project and run the same command again.',
    );
  }
  return (await tool('chromatic', args)).code;
}
