import type { Database } from '../../database/schema.ts';
import type { Anchor } from './anchor.ts';

const batch = 500;

/**
 * Notes the ends of chains that are not noted yet, and only then forgets that they were not: who is killed in between notes
 * them twice. Safe to run from several processes at once.
 */
export async function anchorEnds(db: Database, anchor: Anchor): Promise<void> {
  for (;;) {
    const rows = await db
      .selectFrom('consent_unanchored')
      .selectAll()
      .orderBy('login_id')
      .limit(batch)
      .execute();
    if (rows.length === 0) return;
    await anchor.note(
      rows.map(({ login_id: loginId, seq, mac, erased_at: erasedAt }) => ({ loginId, seq, mac, erasedAt })),
    );
    // A chain that has grown meanwhile stays for the next time.
    await db
      .deleteFrom('consent_unanchored')
      .where((where) => where.or(rows.map(({ login_id, seq, mac }) => where.and({ login_id, seq, mac }))))
      .execute();
    if (rows.length < batch) return;
  }
}
