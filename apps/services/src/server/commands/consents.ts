import { readFile, writeFile } from 'node:fs/promises';
import process from 'node:process';
import { anchorEnds } from '../../core/consents/anchor-ends.ts';
import { folderAnchor, readNotes } from '../../core/consents/chain-notes.ts';
import type { ConsentKeys } from '../../core/consents/chain-keys.ts';
import { backUpKeys, keyBackupDays, readKeyBackup, restoreKeys } from '../../core/consents/key-backup.ts';
import { openConsentKeys } from '../../core/consents/open-consent-keys.ts';
import type { OpenChannels } from '../../core/outbox/outbox.ts';
import { eraseCustomer, erasedButThere, wasErased } from '../../core/customers/erase-customer.ts';
import { problems } from '../../core/consents/follow-chain.ts';
import { verifyConsents } from '../../core/consents/verify-consents.ts';
import { exportCustomer } from '../../core/customers/export-customer.ts';
import type { Database } from '../../core/database/schema.ts';
import { errorCode, ForOperator } from '../../core/log/log.ts';
import { cannotRead, cannotWrite, checkNeedsUrl, noNotes } from '../../core/consents/consent-sentences.ts';
import { channelsOf } from '../open-services.ts';
import type { Settings } from '../settings/settings.ts';
import { checkRestored } from './check-restored.ts';
import { loginIdsOf, loginIdsToErase, noCustomer } from './named-customers.ts';
import { endWith, onDatabase, onPostgresAsItIs, settingsOfCommand } from './on-database.ts';

/**
 * `npm run consents -- <command>`: what an operator does with consents and with a customer's data. On PostgreSQL it runs beside the
 * service. The embedded database belongs to one process, so stop the service first.
 */

const usage = `npm run consents -- verify              finds every record that was changed, removed, moved or added
npm run consents -- export <customer>   prints all that is kept of a customer: a login id or an e-mail address
npm run consents -- erase <customer>    removes a customer and destroys the key of their consents. --all: every one with the address
npm run consents -- keys <file>         copies the customers' keys, for ${keyBackupDays} days
npm run consents -- restore <file>      puts keys back that are missing
npm run consents -- replay              erases customers again whom a restored backup has brought back
npm run consents -- check               says what a restored database lacks; changes nothing`;

const print = (text: string) => process.stdout.write(`${text}\n`);

/** The values that a command works with. */
interface Place {
  readonly db: Database;
  readonly keys: ConsentKeys;
  readonly consentAnchor: string | undefined;
  readonly channels: OpenChannels;
  readonly argument: string;
  /** True if the command was given `--all`. */
  readonly isAllMeant: boolean;
}

type Command = (place: Place) => Promise<number>;

const notesOf = async ({ consentAnchor }: Pick<Settings, 'consentAnchor'>) =>
  consentAnchor === undefined ? { notes: [], unreadable: [] } : await readNotes(consentAnchor);

async function noteEnds({ db, consentAnchor }: Place): Promise<void> {
  if (consentAnchor !== undefined) await anchorEnds(db, folderAnchor(consentAnchor));
}

async function verify(place: Place): Promise<number> {
  const notes = await notesOf(place);
  const verified = await verifyConsents(place.db, place.keys, notes);
  for (const { problem, of, seq } of verified.problems) {
    print(`${of}${seq === undefined ? '' : ` ${seq}`}: ${problems[problem]}`);
  }
  if (place.consentAnchor === undefined) {
    print('CONSENT_ANCHOR is not set: a chain that was cut, or is gone, cannot be told.');
  }
  const { chains, records } = verified;
  const found = verified.problems.length;
  const isUnnoted = place.consentAnchor !== undefined && notes.notes.length === 0 && chains > 0;
  if (isUnnoted) print(noNotes(place.consentAnchor));
  print(
    `${records} records in ${chains} chains, ${notes.notes.length} notes: ${found === 0 ? 'all hold' : `${found} problems`}`,
  );
  return found === 0 && !isUnnoted ? 0 : 1;
}

async function exportOne({ db, keys, argument }: Place): Promise<number> {
  const found = [];
  for (const loginId of await loginIdsOf(db, argument)) {
    const one = await exportCustomer(db, keys, loginId);
    if (one) found.push(one);
  }
  if (found.length === 0) throw new ForOperator(noCustomer);
  print(JSON.stringify(found.length === 1 ? found[0] : found, undefined, 2));
  return 0;
}

async function eraseOne(place: Place): Promise<number> {
  const { db, keys, argument, isAllMeant, channels } = place;
  const loginIds = await loginIdsToErase(db, argument, isAllMeant);
  let erased = 0;
  for (const loginId of loginIds) {
    // After an interrupted erasure only the login id still finds the customer.
    if (loginId !== argument) print(`Erasing ${loginId}`);
    // A second time is allowed, because the first one may have ended before it noted the erasure.
    if ((await eraseCustomer(db, keys, loginId, new Date(), channels)) || (await wasErased(db, loginId)))
      erased += 1;
  }
  if (erased === 0) throw new ForOperator(noCustomer);
  await noteEnds(place);
  print(
    'Erased. Copies of keys from before, and backups of the database, still have the customer until they expire.',
  );
  return 0;
}

async function replay(place: Place): Promise<number> {
  const { notes } = await notesOf(place);
  if (notes.length === 0) throw new ForOperator(noNotes(place.consentAnchor));
  const back = await erasedButThere(place.db, notes);
  for (const { loginId, at } of back) await eraseCustomer(place.db, place.keys, loginId, at);
  await noteEnds(place);
  print(`${back.length} customers erased again`);
  return 0;
}

async function copyKeys({ db, keys, argument }: Place): Promise<number> {
  const copy = await backUpKeys(db, keys, new Date());
  await writeFile(argument, copy, { mode: 0o600, flag: 'wx' }).catch((error: unknown) => {
    throw new ForOperator(cannotWrite(argument, errorCode(error)));
  });
  return 0;
}

async function restore({ db, keys, argument }: Place): Promise<number> {
  const text = await readFile(argument, 'utf8').catch((error: unknown) => {
    throw new ForOperator(cannotRead(argument, errorCode(error)));
  });
  const restored = await restoreKeys(db, readKeyBackup(text, keys, new Date()));
  print(`${restored} keys put back. Now: npm run consents -- replay`);
  return 0;
}

const commands = new Map<string, Command>([
  ['verify', verify],
  ['export', exportOne],
  ['erase', eraseOne],
  ['keys', copyKeys],
  ['restore', restore],
  ['replay', replay],
]);

/** Says what a restored database lacks. A migration would change what is checked. */
async function check(settings: Settings, db: Database): Promise<number> {
  const missing = await checkRestored(db, settings, await notesOf(settings));
  for (const sentence of missing) print(sentence);
  if (missing.length === 0) print('Nothing is missing. A service can start on this database.');
  return missing.length === 0 ? 0 : 1;
}

async function run(command: Command | 'check', argument: string, isAllMeant: boolean): Promise<number> {
  const settings = settingsOfCommand();
  if (command === 'check') {
    if (settings.databaseUrl === undefined) throw new ForOperator(checkNeedsUrl);
    return await onPostgresAsItIs(settings, settings.databaseUrl, async (db) => await check(settings, db));
  }
  return await onDatabase(settings, async (db) => {
    const keys = await openConsentKeys(settings, db, () => {});
    return await command({
      db,
      keys,
      consentAnchor: settings.consentAnchor,
      channels: channelsOf(settings),
      argument,
      isAllMeant,
    });
  });
}

const given = process.argv.slice(2);
const isAllMeant = given[0] === 'erase' && given.includes('--all');
const [name = '', argument = '', ...others] = given.filter((each) => !isAllMeant || each !== '--all');
const command = name === 'check' ? name : commands.get(name);
const needsArgument = !['verify', 'replay', 'check'].includes(name);
if (!command || others.length > 0 || (argument !== '') !== needsArgument) {
  process.stderr.write(`${usage}\n`);
  process.exitCode = 1;
} else {
  await endWith(async () => await run(command, argument, isAllMeant));
}
