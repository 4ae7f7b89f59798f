import type { Write } from '../database/writes.ts';

/** An account to be created. */
export interface NewAccount {
  readonly email: string;
  /** As typed. Who gives none is a guest and gets no account. */
  readonly password: string;
  /** The key of the registration: a repeated attempt has the same one. */
  readonly idempotencyKey: string;
}

/** An account that is about to be. */
export interface PreparedAccount {
  /** A UUID, by which the customer is known from then on. */
  readonly loginId: string;
  /** The form in which the e-mail address must be unique, if this database decides that. */
  readonly emailKey?: string;
  /** Create the account together with the registration, if it lives in this database. */
  readonly writes: readonly Write[];
}

/**
 * Stores accounts and checks passwords. The default backend keeps accounts in this database. A shop can use its own identity
 * provider instead. A backend elsewhere cannot take part in our writes. So its `prepare` creates the account, and returns the same
 * `loginId` for the same `idempotencyKey`, because the process may end before everything else is written.
 */
export interface IdentityBackend {
  /**
   * True if accounts live in another system. A registration is then looked up by its key before `prepare`, so that `prepare` is not
   * called for a registration that was answered before.
   */
  readonly isElsewhere?: boolean;
  /**
   * Does what is slow, such as hashing, before anything is written.
   * @returns the account; or that the e-mail address is taken, as far as that is known without claiming it.
   */
  readonly prepare: (account: NewAccount) => Promise<PreparedAccount | 'taken'>;
  /** Whether this is the account's password; none is for a login id without an account. */
  readonly verify: (loginId: string, password: string) => Promise<boolean>;
}
