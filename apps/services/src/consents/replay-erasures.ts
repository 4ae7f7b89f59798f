import type { Database } from '../database/schema.ts';
import type { ChainNote } from './anchor/anchor.ts';

/** The customers who were erased, as it was noted outside the database, and who are in it: a backup has brought them back. */
export async function erasedButThere(db: Database, notes: readonly ChainNote[]): Promise<readonly string[]> {
  const erased = [...new Set(notes.filter((note) => note.erased).map(({ loginId }) => loginId))];
  const found: string[] = [];
  for (let from = 0; from < erased.length; from += 500) {
    const rows = await db
      .selectFrom('customer')
      .select('login_id')
      .where('login_id', 'in', erased.slice(from, from + 500))
      .execute();
    found.push(...rows.map(({ login_id }) => login_id));
  }
  return found;
}
