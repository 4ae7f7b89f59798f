import type { Write } from '../database/writes.ts';

/** An account to be created. */
export interface NewAccount {
  readonly email: string;
  /** As typed. A shopper without a password is a guest and gets no account. */
  readonly password: string;
  /** The idempotency key of the registration. A repeated attempt has the same one. */
  readonly idempotencyKey: string;
}

/** An account that is not created yet. */
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
   * Does the slow work, such as hashing, before any write.
   * @returns the account, or `taken` if the backend already knows without a claim that the e-mail address is taken.
   */
  readonly prepare: (account: NewAccount) => Promise<PreparedAccount | 'taken'>;
  /**
   * Returns true if this is the account's password, and false for a login id without an account. It takes as long for both, so that
   * the time does not reveal if an account exists.
   */
  readonly verify: (loginId: string, password: string) => Promise<boolean>;
  /** Returns the login id of the account with an e-mail address. Capital letters make no difference. */
  readonly findByEmail: (email: string) => Promise<string | undefined>;
  /**
   * Gives an account another password. A backend elsewhere does it at once.
   * @returns the writes that do it, if the account lives in this database
   */
  readonly setPassword: (loginId: string, password: string) => Promise<readonly Write[]>;
  /** Ends the sessions that the backend itself keeps for an account. The sessions of this database are ended by the caller. */
  readonly endSessions: (loginId: string) => Promise<void>;
}
