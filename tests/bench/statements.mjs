// `npm run statements --prefix tests`: prints the database statements of each registration. Add `-- --text` to print their text as
// well (docs/decisions/0038-one-schema-for-two-releases.md).
import process from 'node:process';
import { openInMemory } from '../../apps/services/src/core/database/embedded/open-embedded.ts';
import { askedByRegistrations } from '../../apps/services/test-support/statements.ts';

const db = await openInMemory();
const asked = await askedByRegistrations(db);
await db.destroy();
console.log('statements beside begin and commit');
for (const { name, statements } of asked) {
  console.log(`${name.padEnd(45)}${String(statements.length).padStart(3)}`);
  if (!process.argv.includes('--text')) continue;
  for (const statement of statements) console.log(`    ${statement.replaceAll(/\s+/g, ' ').trim()}`);
}
