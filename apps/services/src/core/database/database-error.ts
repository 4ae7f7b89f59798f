import { errorCode } from '../log/log.ts';

/** Returns true if a lock timed out, because another transaction still writes the same row. */
export function isLockTimeout(error: unknown): boolean {
  return errorCode(error) === '55P03';
}

/** Returns true after a serialization failure or a deadlock. The same transaction may succeed when it is run again. */
export function isWorthRepeating(error: unknown): boolean {
  const code = errorCode(error);
  return code === '40001' || code === '40P01';
}

// A server that ends, starts or sends a session away, and what the network says. Class 08 is that of connections.
const lost = /^(?:08...|57P0[123]|ECONNREFUSED|ECONNRESET|EPIPE)$/;
// `pg` gives these errors no code.
const unnamed = /^(?:Connection terminated unexpectedly|Client has encountered a connection error)/;

/**
 * Whether the connection was refused or broke, or led to a server that only reads, as one does whose successor is being
 * promoted. What had been asked of it may have happened nevertheless. That no connection was free in time is not among them: to
 * ask at once again would make the queue longer.
 */
export function isConnectionLost(error: unknown): boolean {
  if (lost.test(errorCode(error) ?? '') || isReadOnly(error)) return true;
  return error instanceof Error && unnamed.test(error.message);
}

/** Returns true if the server is read-only. */
export function isReadOnly(error: unknown): boolean {
  return errorCode(error) === '25006';
}

/** Returns true if no connection of a pool became free within its timeout. */
export function isPoolExhausted(error: unknown): boolean {
  return error instanceof Error && error.message === 'timeout exceeded when trying to connect';
}

/** Returns true if a server accepted a connection and sent nothing within the timeout, or if no connection became free. */
export function isSilent(error: unknown): boolean {
  const isLate =
    error instanceof Error && error.message === 'Connection terminated due to connection timeout';
  return isLate || isPoolExhausted(error);
}

/**
 * Returns true if another process created the same table, or its row type, at the same moment. `if not exists` does not see what
 * is not committed.
 */
export function isMadeMeanwhile(error: unknown): boolean {
  return ['23505', '42P07', '42710', 'XX000'].includes(errorCode(error) ?? '');
}

/** Returns true if a table is missing. */
export function isTableMissing(error: unknown): boolean {
  return errorCode(error) === '42P01';
}
