import { errorCode } from '../log/log.ts';

/** Whether a lock was not had within the time allowed: somebody else is still at the same row. */
export function isLockTimeout(error: unknown): boolean {
  return errorCode(error) === '55P03';
}

/** Whether the same transaction may succeed when it is simply run again: serialization failure or deadlock. */
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

/** Whether the server only reads. */
export function isReadOnly(error: unknown): boolean {
  return errorCode(error) === '25006';
}

/** Whether all connections of a pool were at work for longer than somebody waits for one. */
export function isPoolExhausted(error: unknown): boolean {
  return error instanceof Error && error.message === 'timeout exceeded when trying to connect';
}

/** Whether a server took a connection and said nothing, or no connection was free, for longer than somebody waits for one. */
export function isSilent(error: unknown): boolean {
  const isLate =
    error instanceof Error && error.message === 'Connection terminated due to connection timeout';
  return isLate || isPoolExhausted(error);
}

/**
 * Whether somebody else was making the same table, or the row type that comes with it, at the same moment: `if not exists` does
 * not see what is not committed.
 */
export function isMadeMeanwhile(error: unknown): boolean {
  return ['23505', '42P07', '42710', 'XX000'].includes(errorCode(error) ?? '');
}

/** Whether a table is not there. */
export function isTableMissing(error: unknown): boolean {
  return errorCode(error) === '42P01';
}
