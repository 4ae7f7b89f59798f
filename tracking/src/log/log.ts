import type { PageWindow } from '../browser/page-window.ts';
import type { Emitter } from './events.ts';
import { reasonOf } from './reason-of.ts';

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
  readonly error: (text: string) => void;
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
  const say = (level: LogLine['level']) => (text: string) => {
    try {
      window.console[level](`[collectOnTrackApi] ${text}`);
    } catch {
      // A page may have put something of its own in the console's place.
    }
    emitter.emit('warning', text);
    collector({ level, text });
  };
  return {
    debug: (text) => emitter.emit('debug', text),
    warn: say('warn'),
    error: say('error'),
    collect: (next = gather) => {
      collector = next;
      early.splice(0).forEach(next);
    },
  };
}

/** Does something that may throw; then that is said, and what comes after is done all the same. */
export function attempt(log: Pick<Log, 'error'>, run: () => void): void {
  try {
    run();
  } catch (error) {
    log.error(reasonOf(error));
  }
}
