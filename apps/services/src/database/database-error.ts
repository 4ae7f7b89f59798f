/** The five-character code PostgreSQL gives an error (`23505`), or a system's (`ECONNREFUSED`); never its text. */
export function errorCode(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('code' in error)) return undefined;
  return typeof error.code === 'string' ? error.code : undefined;
}

/** Whether a lock was not had within the time allowed: somebody else is still at the same row. */
export function isLockTimeout(error: unknown): boolean {
  return errorCode(error) === '55P03';
}

/** Whether the same transaction may succeed when it is simply run again: serialization failure or deadlock. */
export function isWorthRepeating(error: unknown): boolean {
  const code = errorCode(error);
  return code === '40001' || code === '40P01';
}
