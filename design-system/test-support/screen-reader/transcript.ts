import type { ReactNode } from 'react';

/**
 * An action of a user of a screen reader, and the phrases that the user then hears:
 *
 * - `next`, `previous`: moves the reading cursor on or back
 * - `act`: presses the element under the cursor
 * - `press Tab`, `type Zoë`: keys for the element under the cursor
 * - `wait`: no action; a message is spoken by itself
 */
export type Step = readonly [action: Action, ...heard: readonly string[]];

export type Action = 'next' | 'previous' | 'act' | 'wait' | `press ${string}` | `type ${string}`;

/** A component's main scenario, as a user hears it. */
export type Transcript = {
  /** The event, from the user's point of view. */
  scenario: string;
  page: ReactNode;
  /** Selector of an element that the page must contain first, such as a part that is loaded. @default nothing */
  ready?: string;
  steps: readonly Step[];
};

/** Reads on, one phrase at a time. */
export const reads = (...phrases: readonly string[]): readonly Step[] =>
  phrases.map((phrase) => ['next', phrase] as const);
