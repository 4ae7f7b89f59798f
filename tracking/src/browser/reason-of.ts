import { attempt } from './attempt.ts';

/** The reason in something that was thrown. */
export const reasonOf = (thrown: unknown): string =>
  attempt(() => (thrown instanceof Error ? thrown.message : String(thrown))) ?? 'unknown';
