import { attempt } from '../browser/attempt.ts';
import type { PageWindow } from '../browser/page-window.ts';
import type { Emitter } from './events.ts';
import { reasonOf } from '../browser/reason-of.ts';

/** How many lines are kept for whoever collects them (Tracking §9). */
export const logBound = 100;

/** A line of the log. */
export interface LogLine {
  readonly level: 'warn' | 'error';
  readonly text: string;
}

/** Where the library says what it could not do. Nothing is ever thrown into the page instead. */
export interface Log {
  /** Of interest only to whoever is looking for a fault. Not printed. */
  readonly debug: (text: string) => void;
  readonly warn: (text: string) => void;
  /** Says something on the console and to those who listen that no collector has to hear of. */
  readonly note: (text: string) => void;
  readonly error: (text: string) => void;
  /** Says the reason in something that was thrown, as an error. */
  readonly failed: (thrown: unknown) => void;
  /**
   * Hands over the lines so far, at most the first 100, and from now on each as it comes. There is one collector; without
   * one they gather again.
   */
  readonly collect: (collector?: (line: LogLine) => void) => void;
}

/** Creates the log: warnings and errors go to the console, to those who listen and to the collector. */
export function createLog(window: Pick<PageWindow, 'console'>, emitter: Emitter): Log {
  const early: LogLine[] = [];
  const gather = (line: LogLine) => {
    if (early.length < logBound) early.push(line);
  };
  let collector = gather;
  const say =
    (level: LogLine['level'], isCollected = true) =>
    (text: string) => {
      // A page may have put something of its own in the console's place.
      attempt(() => window.console[level](`[collectOnTrackApi] ${text}`));
      emitter.emit('warning', text);
      if (isCollected) collector({ level, text });
    };
  const error = say('error');
  return {
    debug: (text) => emitter.emit('debug', text),
    warn: say('warn'),
    note: say('warn', false),
    error,
    failed: (thrown) => error(reasonOf(thrown)),
    collect: (next = gather) => {
      collector = next;
      early.splice(0).forEach(next);
    },
  };
}
