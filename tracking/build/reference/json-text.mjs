/** Widest line before a value is broken, in characters. */
const WIDTH = 64;
/** Of a longer list only the beginning is shown. */
const LONGEST = 6;
const SHOWN = 2;

/** @param {unknown} value */
function plain(value) {
  if (value instanceof RegExp) return String(value);
  return JSON.stringify(value) ?? (typeof value === 'function' ? '(a function)' : '(undefined)');
}

/** A value as JSON, on one line where it fits. @param {unknown} value @param {number} [indent] how far in it stands @returns {string} */
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

/** The same as a block. JavaScript, because the end of a long list is told in words. @param {unknown} value */
export const jsonBlock = (value) => `\`\`\`js\n${jsonText(value)}\n\`\`\``;

/** The same on one line. @param {unknown} value */
export const jsonLine = (value) => jsonText(value).replaceAll(/\s*\n\s*/g, ' ');
