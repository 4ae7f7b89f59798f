/** The code of an error: PostgreSQL's five characters (`23505`) or a system's (`ECONNREFUSED`); never its text. */
export function errorCode(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('code' in error)) return undefined;
  return typeof error.code === 'string' ? error.code : undefined;
}
