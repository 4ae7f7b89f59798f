import { createWriteStream } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { sql } from 'kysely';
import { backUpKeys } from '../../consents/chain/key-backup.ts';
import { leaveNoTrace } from '../embedded/leave-no-trace.ts';
import { placesIn } from '../embedded/places.ts';
import { openEmbedded } from '../embedded/open-embedded.ts';
import { compressed } from './control.ts';
import { unpack } from './unpack.ts';

/** Where things are while a backup is made. */
interface Places {
  /** The database as it is, keys and all. */
  readonly raw: string;
  /** A folder of its own, which the caller removes. */
  readonly copy: string;
  readonly archive: string;
  readonly keys: string;
}

/**
 * Makes of a whole backup one that may be kept for years, and a file with the customers' keys, which expires: who was erased is
 * readable in no backup once that file is gone. Rows that were deleted are not in the backup either.
 * @param secret what proves consents, where no setting has it
 * @returns the backup's size in bytes
 */
export async function setKeysApart(
  { raw, copy, archive, keys }: Places,
  secret: string | undefined,
): Promise<number> {
  const { database } = placesIn(copy);
  await unpack(raw, database);
  const embedded = await openEmbedded(copy, { sync: false });
  try {
    const text = await backUpKeys(embedded.db, new Date(), secret);
    await writeFile(keys, text, { mode: 0o600, flag: 'wx', flush: true });
    await sql`delete from customer_key`.execute(embedded.db);
    // Readable copies of what is sealed.
    await sql`delete from consent where event_seq is not null`.execute(embedded.db);
    await leaveNoTrace(embedded.pglite, database);
    const output = createWriteStream(archive, { flags: 'r+', flush: true });
    await compressed(copy, embedded, output);
    return output.bytesWritten;
  } finally {
    await embedded.close();
  }
}
