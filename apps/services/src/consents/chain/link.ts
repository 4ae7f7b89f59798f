import { createHmac } from 'node:crypto';
import type { Schema } from '../../database/schema.ts';
import type { ChainKey } from './chain-keys.ts';

/** A record of a chain, as it is stored. */
export type ChainRecord = Schema['consent_event'];

/**
 * The keyed hash that links a record to the one before. Every column goes into it, so that nothing can be changed, moved or
 * left out by whoever has only the database.
 * @param before the hash of the record before; empty for a chain's first
 */
export function macOf(key: ChainKey, before: string, record: Omit<ChainRecord, 'mac'>): string {
  const { login_id, seq, recorded_at, key_id, sealed } = record;
  return createHmac('sha256', key.chain)
    .update(JSON.stringify([before, login_id, seq, recorded_at, key_id, sealed]))
    .digest('base64');
}
