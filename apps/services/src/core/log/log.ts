/**
 * Returns the code of an error, never its text. PostgreSQL's codes have five characters (`23505`), those of a system are words
 * (`ECONNREFUSED`).
 */
export function errorCode(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('code' in error)) return undefined;
  return typeof error.code === 'string' ? error.code : undefined;
}

/** A line that tracking has reported from a page, without personal data. */
export interface ReportedLine {
  readonly clientVersion: string;
  readonly site: string;
  readonly stage: string;
  readonly path: string;
  readonly text: string;
  /** ISO 8601, by the clock of the browser. */
  readonly at: string;
}

/** One line of the log. Routes are patterns, and no field holds what a shopper entered. */
export interface LogEntry {
  /** Requests of the level `debug` are counted and not written, because there are too many of them. */
  readonly level: 'debug' | 'info' | 'warn' | 'error';
  readonly requestId?: string;
  readonly method?: string;
  readonly route?: string;
  readonly status?: number;
  /** Whole milliseconds. */
  readonly ms?: number;
  readonly message?: string;
  readonly reported?: ReportedLine;
  readonly error?: LoggedError;
}

/** The parts of an error that may be logged. */
export interface LoggedError {
  readonly name: string;
  readonly code?: string;
  /** Lines of the stack, innermost first. */
  readonly at?: readonly string[];
}

/** Takes an entry and returns at once. */
export type Log = (entry: LogEntry) => void;

/** Creates a log that writes lines of JSON. */
export function createLog(write: (line: string) => void, now: () => Date = () => new Date()): Log {
  return (entry) => {
    if (entry.level === 'debug') return;
    write(`${JSON.stringify({ time: now().toISOString(), ...entry })}\n`);
  };
}

/** Returns an error without its message, because a database quotes values in it. Name, code and stack identify the error. */
export function withoutValues(error: unknown): LoggedError {
  if (!(error instanceof Error)) return { name: typeof error };
  const code = errorCode(error);
  const at = (error.stack ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => /^at .*:\d+:\d+\)?$/.test(line))
    .slice(0, 8);
  return { name: error.name, at, ...(code === undefined ? {} : { code }) };
}

/** A failure whose message is one sentence for the operator, who can correct it. */
export class ForOperator extends Error {
  override readonly name = 'ForOperator';
}
