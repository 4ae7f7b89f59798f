import type { Claim } from '../database/claims.ts';

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
 * that lives elsewhere cannot take part in what is written here, so its `prepare` must create nothing that cannot be created
 * again with the same `idempotencyKey`.
 */
export interface IdentityBackend {
  /**
   * Does what is slow, such as hashing, before anything is written. It may be asked before anybody knows whether the
   * registration was answered under its key.
   * @returns what creates the account together with all else, where it lives in this database; none where it is created by
   *   now; or that the e-mail address is taken, as far as that is known without claiming it.
   */
  readonly prepare: (account: NewAccount) => Promise<readonly Claim[] | 'taken'>;
  /** Whether this is the account's password; none is for a login id without an account. */
  readonly verify: (loginId: string, password: string) => Promise<boolean>;
}
