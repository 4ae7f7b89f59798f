/** Widest line before a value is broken, in characters. */
const WIDTH = 64;
/** Most entries of a list that is shown completely. */
const LONGEST = 6;
const SHOWN = 2;

/** @param {unknown} value */
function plain(value) {
  if (value instanceof RegExp) return String(value);
  return JSON.stringify(value) ?? (typeof value === 'function' ? '(a function)' : '(undefined)');
}

/** Returns a value as JSON, on one line if it fits. @param {unknown} value @param {number} [indent] in characters @returns {string} */
export function jsonText(value, indent = 0) {
  if (typeof value !== 'object' || value === null || value instanceof RegExp) return plain(value);
  const isList = Array.isArray(value);
  const [start, end] = isList ? '[]' : '{}';
  const long = isList && value.length > LONGEST;
  const shown = Object.entries(long ? value.slice(0, SHOWN) : value);
  const parts = shown.map(([key, part]) => `${isList ? '' : `${plain(key)}: `}${jsonText(part, indent + 2)}`);
  if (long) parts.push(`… ${value.length - SHOWN} more`);
  if (parts.length === 0) return `${start}${end}`;
  const line = isList ? `[${parts.join(', ')}]` : `{ ${parts.join(', ')} }`;
  if (!line.includes('\n') && line.length + indent <= WIDTH) return line;
  const margin = ' '.repeat(indent);
  return `${start}\n${parts.map((part) => `${margin}  ${part}`).join(',\n')}\n${margin}${end}`;
}

/** Returns the same as a code block of JavaScript, because a long list ends with words. @param {unknown} value */
export const jsonBlock = (value) => `\`\`\`js\n${jsonText(value)}\n\`\`\``;

/** Returns the same on one line. @param {unknown} value */
export const jsonLine = (value) => jsonText(value).replaceAll(/\s*\n\s*/g, ' ');
