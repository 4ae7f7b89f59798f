/** The code of an error: PostgreSQL's five characters (`23505`) or a system's (`ECONNREFUSED`); never its text. */
export function errorCode(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('code' in error)) return undefined;
  return typeof error.code === 'string' ? error.code : undefined;
}

/** One line of the log. Routes are patterns, and no field holds what a shopper entered. */
export interface LogEntry {
  readonly level: 'info' | 'warn' | 'error';
  readonly requestId?: string;
  readonly method?: string;
  readonly route?: string;
  readonly status?: number;
  /** Whole milliseconds. */
  readonly ms?: number;
  readonly message?: string;
  readonly error?: LoggedError;
}

/** The parts of an error that may be logged. */
export interface LoggedError {
  readonly name: string;
  readonly code?: string;
  /** Where it was thrown, innermost first. */
  readonly at?: readonly string[];
}

/** Takes an entry and returns at once. */
export type Log = (entry: LogEntry) => void;

/** A log of JSON lines. */
export function createLog(write: (line: string) => void, now: () => Date = () => new Date()): Log {
  return (entry) => write(`${JSON.stringify({ time: now().toISOString(), ...entry })}\n`);
}

/**
 * An error without its message, because a database quotes values in it. Name, code and place say which one it was.
 */
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

/** A failure whose message is one sentence for the operator, who can do something about it. */
export class ForOperator extends Error {
  override readonly name = 'ForOperator';
}
