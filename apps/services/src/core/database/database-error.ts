import { errorCode } from '../log/log.ts';

/** Returns true if a lock timed out, because another transaction still writes the same row. */
export function isLockTimeout(error: unknown): boolean {
  return errorCode(error) === '55P03';
}

/** Returns true if a value is in another row already, in which it must be unique. */
export function isTaken(error: unknown): boolean {
  return errorCode(error) === '23505';
}

/** Returns true after a serialization failure or a deadlock. The same transaction may succeed when it is run again. */
export function isWorthRepeating(error: unknown): boolean {
  const code = errorCode(error);
  return code === '40001' || code === '40P01';
}

// A server ends, starts or closes a session, or the network reports an error. Class 08 has the errors of connections.
const lost = /^(?:08...|57P0[123]|ECONNREFUSED|ECONNRESET|EPIPE)$/;
// `pg` gives these errors no code.
const unnamed = /^(?:Connection terminated unexpectedly|Client has encountered a connection error)/;

/**
 * Returns true if the connection was refused or broke, or if its server is read-only, such as a primary whose standby is being
 * promoted. The statement may have been executed all the same. A timeout while waiting for a free connection is not one of these
 * errors, because an immediate retry would make the queue longer.
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
 * Returns true if another process created the same table, or its row type, at the same moment. `if not exists` does not see tables
 * that are not committed yet.
 */
export function isMadeMeanwhile(error: unknown): boolean {
  return ['23505', '42P07', '42710', 'XX000'].includes(errorCode(error) ?? '');
}

/** Returns true if a table is missing. */
export function isTableMissing(error: unknown): boolean {
  return errorCode(error) === '42P01';
}
