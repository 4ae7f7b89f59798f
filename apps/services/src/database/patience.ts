import { sql } from 'kysely';
import type { Patience } from './retry.ts';

// Longer than any transaction of ours takes, shorter than a shopper or a proxy waits.
const lockTimeout = '4s';

/** Sets for how long whatever follows in this transaction waits for a row that somebody else is writing. */
export const lockLimit = sql`set_config('lock_timeout', ${sql.lit(lockTimeout)}, true)`;

/** For how long what failed for a reason that passes is tried again: whoever waits is answered within ten seconds, and an attempt may take some of them. */
export const patience: Patience = { attempts: 6, pause: 40, within: 4000 };
