import type { ReactNode } from 'react';

/**
 * What a screen reader's user does, then what is heard of it, phrase by phrase:
 *
 * - `next`, `previous`: the reading cursor goes on or back
 * - `act`: presses what is under the cursor
 * - `press Tab`, `type Zoë`: keys for what is under the cursor
 * - `wait`: nothing; something speaks by itself
 */
export type Step = readonly [action: Action, ...heard: readonly string[]];

export type Action = 'next' | 'previous' | 'act' | 'wait' | `press ${string}` | `type ${string}`;

/** A component's main scenario, as it is heard. */
export type Transcript = {
  /** What happens, in the user's eyes. */
  scenario: string;
  page: ReactNode;
  /** Selects what has to be in the page before: a part that is loaded. @default nothing */
  ready?: string;
  steps: readonly Step[];
};

/** Reads on, one phrase at a time. */
export const reads = (...phrases: readonly string[]): readonly Step[] =>
  phrases.map((phrase) => ['next', phrase] as const);
