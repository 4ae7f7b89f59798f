import type { Schema } from '../database/schema.ts';

/** What somebody decided about a consent, and what they were shown. It is sealed with their key. */
export interface Decision {
  readonly kind: string;
  readonly granted: boolean;
  readonly documentId: string;
  readonly documentVersion: string;
  /** Of the text that was shown. */
  readonly textSha256: string | null;
  readonly locale: string;
  readonly site: string;
  /** When the text was shown, in UTC; a page without JavaScript does not say it. */
  readonly shownAt: string | null;
  /** Whether a form or a withdrawal decided it. */
  readonly by: 'registration' | 'withdrawal';
}

/** Where a decision is in a chain, for the seal. */
export const placeOf = ({ login_id, seq }: Pick<Schema['consent_event'], 'login_id' | 'seq'>): string =>
  `${login_id}/${seq}`;
