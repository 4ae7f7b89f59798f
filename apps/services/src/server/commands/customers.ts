/**
 * `npm run customers -- --find <e-mail address>`: finds the customers with an e-mail address, in all its spellings. It prints a line
 * for each: login id, account or guest, flow, site and day. It changes nothing and prints no name.
 */
import process from 'node:process';
import { parseArgs } from 'node:util';
import { findByEmail } from '../../core/customers/find-by-email.ts';
import type { Database } from '../../core/database/schema.ts';
import { foundLine, noCustomer } from './named-customers.ts';
import { endWith, onDatabase, onPostgresAsItIs, settingsOfCommand } from './on-database.ts';

const usage = 'npm run customers -- --find <e-mail address>    prints the login ids of its customers';

async function find(email: string): Promise<number> {
  const settings = settingsOfCommand();
  const { databaseUrl } = settings;
  const print = async (db: Database) => {
    const found = await db
      .transaction()
      .setAccessMode('read only')
      .execute(async (tx) => await findByEmail(tx, email));
    process.stdout.write(`${found.length === 0 ? noCustomer : found.map(foundLine).join('\n')}\n`);
    return found.length === 0 ? 1 : 0;
  };
  return databaseUrl === undefined
    ? await onDatabase(settings, print)
    : await onPostgresAsItIs(settings, databaseUrl, print);
}

await endWith(async () => {
  const { values, positionals } = parseArgs({
    options: { find: { type: 'string' } },
    allowPositionals: true,
    strict: false,
  });
  const { find: email } = values;
  if (typeof email === 'string' && email.includes('@') && positionals.length === 0) return await find(email);
  process.stderr.write(`${usage}\n`);
  return 1;
});
