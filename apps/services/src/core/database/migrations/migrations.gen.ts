// Generated from the files of this folder by `npm run generate`; do not edit.
import { migration as m0001 } from './0001-tables.ts';
import { migration as m0002 } from './0002-events.ts';
import { migration as m0003 } from './0003-events-by-arrival.ts';
import { migration as m0004 } from './0004-outcomes.ts';
import { migration as m0005 } from './0005-outbox.ts';
import { migration as m0006 } from './0006-confirmations.ts';
import { migration as m0007 } from './0007-card-numbers.ts';
import { migration as m0008 } from './0008-passwords.ts';
import type { Migrations } from './migration.ts';

/** Every change of the tables, in the order of its name. */
export const migrations: Migrations = {
  '0001-tables': m0001,
  '0002-events': m0002,
  '0003-events-by-arrival': m0003,
  '0004-outcomes': m0004,
  '0005-outbox': m0005,
  '0006-confirmations': m0006,
  '0007-card-numbers': m0007,
  '0008-passwords': m0008,
};
