import { attempt } from './attempt.ts';

/** Returns the message of an error, or the thrown value as text. */
export const reasonOf = (thrown: unknown): string =>
  attempt(() => (thrown instanceof Error ? thrown.message : String(thrown))) ?? 'unknown';
