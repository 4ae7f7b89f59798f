import type { KeyObject } from 'node:crypto';
import type { ConsentKeys } from './chain-keys.ts';
import type { ChainNote } from './chain-notes.ts';
import { type ChainRecord, macOf } from './chain.ts';
import { unwrapKey } from './customer-key.ts';
import { openDecision } from './decisions.ts';

/** The problems of a chain, in words for an operator. */
export const problems = {
  changed: 'the record, or one before it, was changed, moved or made without the secret',
  missing: 'records before this one are missing',
  unknownSecret: 'it names a secret that is not known',
  unreadable: 'the customer’s key is missing or does not open it, and the customer was not erased',
  contradicted: 'it is not what was noted outside the database',
  cutOff: 'the chain was longer when it was noted outside the database',
  erasedTwice: 'something follows the erasure',
  notErased: 'the customer was erased, and their key or data are back: npm run consents -- replay',
  noteUnreadable: 'a note outside the database cannot be read',
} as const;

/** A fault in a chain. */
export interface ChainProblem {
  readonly problem: keyof typeof problems;
  /** The chain, or the file and line of a note. */
  readonly of: string;
  readonly seq?: number;
}

/** A record with the key and the row of its customer. */
export interface FoundRecord extends ChainRecord {
  /** The customer's key. */
  readonly wrapped: string | null;
  /** The customer's row. */
  readonly customer: string | null;
}

/**
 * Follows one chain from its first record, and finds every fault.
 * @param notes the notes about the chain from outside the database
 * @returns functions that take the records one by one, and that end the chain
 */
export function followChain(keys: ConsentKeys, loginId: string, notes: readonly ChainNote[]) {
  const noted = new Map<number, Set<string>>();
  for (const { seq, mac } of notes) noted.set(seq, (noted.get(seq) ?? new Set()).add(mac));
  const found: ChainProblem[] = [];
  const complain = (problem: ChainProblem['problem'], seq: number) =>
    found.push({ problem, of: loginId, seq });
  const closed: number[] = [];
  let [before, seq, erased, remains] = ['', 0, false, false];
  let key: { readonly wrapped: string | null; readonly opened: KeyObject | undefined } | undefined;

  const next = ({ wrapped, customer, mac, ...record }: FoundRecord) => {
    if (record.seq !== seq + 1) complain('missing', record.seq);
    if (erased) complain('erasedTwice', record.seq);
    const secret = keys.known.get(record.key_id);
    if (!secret) complain('unknownSecret', record.seq);
    else if (macOf(secret, before, record) !== mac) complain('changed', record.seq);
    const others = noted.get(record.seq);
    if (others && (others.size > 1 || !others.has(mac))) complain('contradicted', record.seq);
    if (key?.wrapped !== wrapped) {
      key = { wrapped, opened: wrapped === null ? undefined : unwrapKey(keys, loginId, wrapped) };
    }
    if (record.sealed === null) erased = true;
    else if (!key.opened || !openDecision(key.opened, record)) closed.push(record.seq);
    remains = wrapped !== null || customer !== null;
    [before, seq] = [mac, record.seq];
  };
  return {
    next,
    end: (): readonly ChainProblem[] => {
      // An erased customer has no key. Nothing else may make a record unreadable.
      if (!erased) for (const each of closed) complain('unreadable', each);
      else if (remains) complain('notErased', seq);
      const longest = Math.max(0, ...noted.keys());
      if (longest > seq) complain('cutOff', longest);
      return found;
    },
  };
}
