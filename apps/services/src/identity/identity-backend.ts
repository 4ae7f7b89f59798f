import type { Transaction } from '../database/schema.ts';

/** An account to be created. */
export interface NewAccount {
  /** The id it gets. */
  readonly loginId: string;
  readonly email: string;
  /** As typed. Who gives none is a guest and gets no account. */
  readonly password: string;
  /** The key of the registration: a repeated attempt has the same one. */
  readonly idempotencyKey: string;
}

/**
 * Where accounts live. The default keeps them in this database; a shop can put its own identity provider here. A backend
 * that lives elsewhere cannot take part in the transaction, so its `prepare` must create nothing that cannot be created
 * again with the same `idempotencyKey`.
 */
export interface IdentityBackend {
  /**
   * Does what is slow, such as hashing, before the transaction.
   * @returns what creates the account inside of it; it answers `false` when the e-mail address is taken.
   */
  readonly prepare: (account: NewAccount) => Promise<(tx: Transaction) => Promise<boolean>>;
  /** Whether this is the account's password; none is for a login id without an account. */
  readonly verify: (loginId: string, password: string) => Promise<boolean>;
}
