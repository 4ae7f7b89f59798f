import type { Suggestion } from './suggestion.ts';

/**
 * What can be shown of an answer. A source is often a service of somebody else, read as JSON: whatever its type says, it may
 * send `null` or `{ error }`, and a list that broke on that would take the form around it along.
 *
 * @returns the lines that have a text each; undefined when it is no list
 */
export function answeredLines<S extends Suggestion>(answer: readonly S[]): readonly S[] | undefined {
  return isList(answer) ? answer.filter(isLine) : undefined;
}

const isList = (answer: unknown): boolean => Array.isArray(answer);

function isLine(line: unknown): boolean {
  if (typeof line !== 'object' || line === null) return false;
  const { id, label, detail, text }: Partial<Record<keyof Suggestion, unknown>> = line;
  return typeof id === 'string' && typeof label === 'string' && isText(detail) && isText(text);
}

/** A text, or none: JSON says so by `null`. */
const isText = (value: unknown): boolean => typeof (value ?? '') === 'string';
