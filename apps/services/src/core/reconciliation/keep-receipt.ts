import { sql } from 'kysely';
import * as v from 'valibot';
import type { Database } from '../database/schema.ts';
import { dayOf } from '../events/event-day.ts';
import { mostWords, pageWord, textOfWords } from './page-words.ts';
import { countOne } from './store-outcome.ts';

/** A page's receipt: what each channel did with the records of a registration. With an id it may come again. */
export const receiptSchema = v.strictObject({
  id: v.optional(v.pipe(v.string(), v.uuid())),
  words: v.pipe(v.array(v.pipe(v.string(), v.regex(pageWord))), v.minLength(1), v.maxLength(mostWords)),
});

/** A receipt that was judged. */
type Receipt = v.InferOutput<typeof receiptSchema>;

/** The site and time of a receipt, which its page does not choose. */
interface ReceiptFacts {
  readonly site: string;
  readonly now: Date;
}

/**
 * Keeps a receipt. Words with an id are a set, so that repeats and their order change nothing. They are kept only if a registration
 * has the id. Words without an id are counted.
 */
export async function keepReceipt(
  db: Database,
  { id, words }: Receipt,
  { site, now }: ReceiptFacts,
): Promise<void> {
  if (id === undefined) {
    const day = dayOf(now.getTime());
    await countOne(db, { day, site, source: 'receipt', kinds: '', words: textOfWords(words) }).execute();
    return;
  }
  const rows = [...new Set(words)].sort().map((word) => sql`(cast(${word} as text))`);
  await sql`insert into outcome_word (id, word, day)
    select outcome.id, said.word, outcome.day from outcome, (values ${sql.join(rows)}) as said (word)
    where outcome.id = cast(${id} as uuid)
    on conflict (id, word) do nothing`.execute(db);
}
