import { parsed } from '../browser/attempt.ts';
import { isRecord } from '../browser/is-record.ts';
import type { Schema } from '../messages/schema/kind.ts';
import { readKept } from './read-kept.ts';
import type { Cashback } from './visit.ts';

const cashback = {
  cashbackUserId: 'text',
  cashbackClickId: 'text',
  exactagUserKey: 'text',
  origin: 'text',
  cashbackPartner: 'text',
} as const satisfies Schema;

/** What the cashback cookie says, JSON with the fields of Tracking §3; undefined where it is missing or something else. */
export function readCashback(cookie = ''): Cashback | undefined {
  // Most visitors have none, and finding that out by an exception takes long.
  const found = cookie ? parsed(cookie) : undefined;
  return isRecord(found) ? readKept(cashback, found) : undefined;
}
