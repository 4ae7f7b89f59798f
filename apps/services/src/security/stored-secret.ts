import type { Database } from '../database/schema.ts';
import { randomText } from './ids.ts';

/** Returns the secret that the database holds under a name, if it has one. */
export async function findStoredSecret(db: Database, name: string): Promise<string | undefined> {
  const row = await db.selectFrom('secret').select('value').where('name', '=', name).executeTakeFirst();
  return row?.value;
}

/** Returns the secret that all processes of a database share under a name. The first process that asks creates it. */
export async function storedSecret(db: Database, name: string): Promise<string> {
  await db
    .insertInto('secret')
    .values({ name, value: randomText(256) })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  const row = await db
    .selectFrom('secret')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirstOrThrow();
  return row.value;
}
