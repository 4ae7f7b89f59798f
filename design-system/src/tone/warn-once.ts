const warned = new Set<string>();

/**
 * Tells a developer that something old is used, once. Call it where `process.env.NODE_ENV` is not `production`, so that a
 * production build leaves it out.
 *
 * @param message a sentence that names what to use instead
 */
export function warnOnce(message: string): void {
  if (warned.has(message)) return;
  warned.add(message);
  console.warn(message);
}
