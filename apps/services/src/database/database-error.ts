import { errorCode } from '../log/error-code.ts';

/** Whether a lock was not had within the time allowed: somebody else is still at the same row. */
export function isLockTimeout(error: unknown): boolean {
  return errorCode(error) === '55P03';
}

/** Whether the same transaction may succeed when it is simply run again: serialization failure or deadlock. */
export function isWorthRepeating(error: unknown): boolean {
  const code = errorCode(error);
  return code === '40001' || code === '40P01';
}
