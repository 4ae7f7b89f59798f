import type { Database } from '../database/schema.ts';
import type { ChainNote } from './anchor/anchor.ts';

/** A customer who was erased, and when. */
interface Erased {
  readonly loginId: string;
  readonly at: Date;
}

/** The customers who were erased, as it was noted outside the database, and who are in it: a backup has brought them back. */
export async function erasedButThere(db: Database, notes: readonly ChainNote[]): Promise<readonly Erased[]> {
  const times = new Map(
    notes.flatMap(({ loginId, erasedAt }) =>
      erasedAt === null ? [] : [[loginId, new Date(erasedAt)] as const],
    ),
  );
  const erased = [...times.keys()];
  const found: Erased[] = [];
  for (let from = 0; from < erased.length; from += 500) {
    const rows = await db
      .selectFrom('customer')
      .select('login_id')
      .where('login_id', 'in', erased.slice(from, from + 500))
      .execute();
    found.push(...rows.map(({ login_id: loginId }) => ({ loginId, at: times.get(loginId) ?? new Date() })));
  }
  return found;
}
