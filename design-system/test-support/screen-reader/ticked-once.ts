const withoutTick = (line: string) => line.replace(/, (?:not )?checked\b/, '');

/**
 * The reader may come to a box before it knows that it was ticked, and reads it once more when it does; which of both is a
 * matter of milliseconds. What is said last is what is.
 */
export const tickedOnce = (lines: readonly string[]) =>
  lines.filter(
    (line, index) => !lines.slice(index + 1).some((later) => withoutTick(later) === withoutTick(line)),
  );
