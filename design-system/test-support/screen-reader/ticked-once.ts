const withoutTick = (line: string) => line.replace(/, (?:not )?checked\b/, '');

/**
 * The reader may reach a box before it notices the new state, and then reads it once more. Milliseconds decide which happens, so
 * only the last reading counts.
 */
export const tickedOnce = (lines: readonly string[]) =>
  lines.filter(
    (line, index) => !lines.slice(index + 1).some((later) => withoutTick(later) === withoutTick(line)),
  );
