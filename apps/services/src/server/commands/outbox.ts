/**
 * `npm run outbox --prefix apps/services`: prints how many messages wait, and the ones that were given up. With `-- retry` the
 * service tries those again.
 */
import process from 'node:process';
import type { Database } from '../../core/database/schema.ts';
import { outboxFigures, retryGivenUp } from '../../core/outbox/take.ts';
import { endWith, onDatabase, settingsOfCommand } from './on-database.ts';

const print = (line: string) => process.stdout.write(`${line}\n`);

async function show(db: Database): Promise<number> {
  const { waiting, oldestSeconds, givenUp } = await outboxFigures(db);
  print(`${waiting} waiting, the oldest for ${Math.round(oldestSeconds)} seconds. ${givenUp} given up.`);
  const dead = await db
    .selectFrom('outbox')
    .select(['id', 'kind', 'name', 'created_at', 'attempts'])
    .where('given_up_at', 'is not', null)
    .orderBy('created_at')
    .limit(100)
    .execute();
  for (const { id, kind, name, created_at: at, attempts } of dead)
    print(`${id} ${kind} ${name}, of ${at.toISOString()}, after ${attempts} attempts`);
  return givenUp === 0 ? 0 : 1;
}

async function retry(db: Database): Promise<number> {
  print(`${await retryGivenUp(db)} messages will be tried again.`);
  return 0;
}

await endWith(async () => {
  const command = { '': show, retry }[process.argv[2] ?? ''];
  if (command) return await onDatabase(settingsOfCommand(), command);
  process.stderr.write(
    'npm run outbox --prefix apps/services    counts the messages. -- retry tries those again that were given up\n',
  );
  return 1;
});
