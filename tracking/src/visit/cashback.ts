import { isRecord } from '../schema/is-record.ts';
import type { Schema } from '../schema/kinds.ts';
import { read } from '../schema/read.ts';
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
  try {
    const found: unknown = JSON.parse(cookie);
    return isRecord(found) ? read(cashback, found, { invalid: [], notFlags: [], ignored: [] }) : undefined;
  } catch {
    return undefined;
  }
}
