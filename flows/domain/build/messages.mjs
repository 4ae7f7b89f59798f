// Writes the type of every message key and its arguments from the German texts, and checks that all locales have the
// same keys with the same arguments. `--check` only compares.
import { readFileSync, writeFileSync } from 'node:fs';
import { argumentsOf, folder, readCatalogue } from './catalogue.mjs';

const catalogue = readCatalogue();
const reference = catalogue.get('de-DE') ?? {};
const signature = (text) =>
  [...argumentsOf(text)]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, type]) => `readonly ${name}: ${type}`)
    .join('; ');

const problems = [];
for (const [locale, texts] of catalogue) {
  for (const key of Object.keys(reference)) {
    if (!(key in texts)) problems.push(`${locale}: ${key} is missing`);
    else if (signature(texts[key]) !== signature(reference[key])) {
      problems.push(`${locale}: ${key} takes other arguments than in de-DE`);
    } else if (texts[key].trim() === '' || texts[key] === key) problems.push(`${locale}: ${key} has no text`);
  }
  for (const key of Object.keys(texts))
    if (!(key in reference)) problems.push(`${locale}: ${key} is unknown`);
}

const lines = Object.keys(reference)
  .sort((a, b) => (a < b ? -1 : 1))
  .map((key) => {
    const args = signature(reference[key]);
    return `  readonly '${key}': ${args ? `{ ${args} }` : 'undefined'};`;
  });
const source = [
  '// Generated from the message files by `pnpm messages`; do not edit.',
  '',
  '/** The arguments of every text, by key; `undefined` where it takes none. */',
  'export interface MessageArgs {',
  ...lines,
  '}',
  '',
].join('\n');

const target = new URL('message-args.gen.ts', folder);
if (!process.argv.includes('--check')) writeFileSync(target, source);
else if (readFileSync(target, 'utf8') !== source) {
  problems.push('message-args.gen.ts is older than the texts; run `pnpm messages`');
}
for (const problem of problems) console.error(`messages: ${problem}`);
if (problems.length > 0) process.exit(1);
console.log(`messages: ${catalogue.size} locales, ${lines.length} keys each`);
