/** Values that no page would send, so that the trace recognises them in records. */
const text = 'mark9z';
const number = 918273;

/** Returns a value for a field of this kind, or undefined for a kind that cannot be traced. */
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

/** Returns true if a value in a record is the mark. A flag must have had another value before, because many values are true. */
export function isFound(mark: unknown, found: unknown, usual: unknown): boolean {
  if (typeof mark === 'boolean') return found === mark && usual === !mark;
  return found === mark || (typeof found === 'string' && found.includes(text));
}
