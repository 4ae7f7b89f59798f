// Writes the type of every message key and its arguments from the German texts, and checks that all locales have the
// same keys with the same arguments. `--check` only compares.
import { writeOrCheck } from '../../../scripts/shared/write-or-check.mjs';
import { argumentsOf } from './icu.mjs';
import { localesOfFiles, textsOf } from './message-files.mjs';

const locales = localesOfFiles();
const reference = textsOf('de-DE');
const signature = (text) =>
  [...argumentsOf(text)]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, type]) => `readonly ${name}: ${type}`)
    .join('; ');

const problems = [];
for (const locale of locales) {
  const texts = textsOf(locale);
  for (const key of Object.keys(reference)) {
    if (!(key in texts)) problems.push(`${locale}: ${key} is missing`);
    else if (signature(texts[key]) !== signature(reference[key])) {
      problems.push(`${locale}: ${key} takes other arguments than in de-DE`);
    } else if (texts[key].trim() === '' || texts[key] === key) problems.push(`${locale}: ${key} has no text`);
  }
  for (const key of Object.keys(texts))
    if (!(key in reference)) problems.push(`${locale}: ${key} is unknown`);
}

const keys = Object.keys(reference).sort((a, b) => (a < b ? -1 : 1));
const source = [
  '// Generated from the message files by `npm run generate`; do not edit.',
  '',
  '/** The arguments of every text, by key; `undefined` if it takes none. */',
  'export interface MessageArgs {',
  ...keys.map((key) => {
    const args = signature(reference[key]);
    return `  readonly '${key}': ${args ? `{ ${args} }` : 'undefined'};`;
  }),
  '}',
  '',
].join('\n');

writeOrCheck(new URL('../src/messages/', import.meta.url), new Map([['message-args.gen.ts', source]]));
for (const problem of problems) console.error(`messages: ${problem}`);
if (problems.length > 0) process.exit(1);
console.log(`messages: ${locales.length} locales, ${keys.length} keys each`);
