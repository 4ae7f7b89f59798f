/** Values that no page would send, so that the trace recognises them wherever they arrive. */
const text = 'mark9z';
const number = 918273;

/** A value to write into a field of this kind; none for a kind that cannot be followed. */
export function markFor(kind: string, value: unknown): unknown {
  switch (kind) {
    case 'text':
    case 'lower':
      return text;
    case 'pipe':
      return [text];
    case 'tests':
      return [{ name: text, group: text }];
    case 'number':
    case 'quantity':
      return number;
    case 'flag':
      return String(value) !== 'true';
    case 'commerce':
      return String(value).toLowerCase();
    default:
      return undefined;
  }
}

/** Whether a value that arrives is the mark. Many values are true, so a flag must have had another value before. */
export function isFound(mark: unknown, found: unknown, usual: unknown): boolean {
  if (typeof mark === 'boolean') return found === mark && usual === !mark;
  return found === mark || (typeof found === 'string' && found.includes(text));
}
