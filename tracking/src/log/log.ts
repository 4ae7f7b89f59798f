import { reasonOf } from '../browser/reason-of.ts';
import type { Emitter } from './events.ts';
import type { PageWindow } from '../browser/page-window.ts';
import { attempt } from '../browser/attempt.ts';

/** Most lines that are kept for the collector (Tracking §9). */
export const logBound = 100;

/** A line of the log. */
export interface LogLine {
  readonly level: 'warn' | 'error';
  readonly text: string;
}

/** Reports failures of the library. The library throws nothing into the page. */
export interface Log {
  /** Emits a detail for debugging. Prints nothing. */
  readonly debug: (text: string) => void;
  readonly warn: (text: string) => void;
  /** Prints and emits a warning that the collector does not get. */
  readonly note: (text: string) => void;
  readonly error: (text: string) => void;
  /** Reports the reason of a thrown value as an error. */
  readonly failed: (thrown: unknown) => void;
  /**
   * Passes the lines so far, at most the first 100, and then each new line to the collector. There is one collector. Without
   * one, lines are kept.
   */
  readonly collect: (collector?: (line: LogLine) => void) => void;
}

/** Creates the log. It writes warnings and errors to the console, emits them, and passes them to the collector. */
export function createLog(window: Pick<PageWindow, 'console'>, emitter: Emitter): Log {
  const kept: LogLine[] = [];
  const keep = (line: LogLine) => {
    if (kept.length < logBound) kept.push(line);
  };
  let collector = keep;
  const logAs =
    (level: LogLine['level'], isCollected = true) =>
    (text: string) => {
      // A page may have replaced the console.
      attempt(() => window.console[level](`[collectOnTrackApi] ${text}`));
      emitter.emit('warning', text);
      if (isCollected) collector({ level, text });
    };
  const error = logAs('error');
  return {
    debug: (text) => emitter.emit('debug', text),
    warn: logAs('warn'),
    note: logAs('warn', false),
    error,
    failed: (thrown) => error(reasonOf(thrown)),
    collect: (next = keep) => {
      collector = next;
      kept.splice(0).forEach(next);
    },
  };
}
