/**
 * Makes the package: its modules, and for each locale and flow one with its texts, which the plugin makes in this repository:
 * `node flows/domain/build/package.mjs`.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { makePackage } from '../../../scripts/package/make-package.mjs';
import { flowMessages } from '../src/messages/flow-messages.ts';
import { compileMessages, localesOfFiles, startsWithOneOf } from './message-files.mjs';

const home = new URL('../', import.meta.url);
const declarations = `import type { CompiledMessages } from '../index.js';
declare const messages: CompiledMessages;
export default messages;
`;

await makePackage(home);
for (const locale of localesOfFiles()) {
  const folder = new URL(`dist/messages/${locale}/`, home);
  mkdirSync(folder, { recursive: true });
  for (const [bundle, starts] of Object.entries(flowMessages)) {
    writeFileSync(new URL(`${bundle}.js`, folder), compileMessages(locale, startsWithOneOf(starts)));
    writeFileSync(new URL(`${bundle}.d.ts`, folder), declarations);
  }
}
