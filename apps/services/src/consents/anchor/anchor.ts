/** Where a chain ended at some time. It names nobody and says nothing of what was decided. */
export interface ChainNote {
  readonly loginId: string;
  readonly seq: number;
  readonly mac: string;
  /** When the customer was erased with it, as its record has it: a restore ends the chain with the same record again. */
  readonly erasedAt: string | null;
}

/**
 * Where the ends of chains are noted, out of reach of whoever writes to the database: a folder by default, or a service of the
 * shop's own, such as a store that forgets nothing.
 */
export interface Anchor {
  /** Keeps notes for good before it returns. The same one may come twice. */
  readonly note: (notes: readonly ChainNote[]) => Promise<void>;
}
