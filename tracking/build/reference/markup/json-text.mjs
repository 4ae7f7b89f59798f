import { html } from '../../../../scripts/page/markup/html.mjs';

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

/** @param {unknown} value @param {number} indent how far in the value stands @returns {string} */
function written(value, indent) {
  if (typeof value !== 'object' || value === null || value instanceof RegExp) return plain(value);
  const isList = Array.isArray(value);
  const [start, end] = isList ? '[]' : '{}';
  const long = isList && value.length > LONGEST;
  const shown = Object.entries(long ? value.slice(0, SHOWN) : value);
  const parts = shown.map(([key, part]) => `${isList ? '' : `${plain(key)}: `}${written(part, indent + 2)}`);
  if (long) parts.push(`… ${value.length - SHOWN} more`);
  if (parts.length === 0) return `${start}${end}`;
  const line = isList ? `[${parts.join(', ')}]` : `{ ${parts.join(', ')} }`;
  if (!line.includes('\n') && line.length + indent <= WIDTH) return line;
  const margin = ' '.repeat(indent);
  return `${start}\n${parts.map((part) => `${margin}  ${part}`).join(',\n')}\n${margin}${end}`;
}

/** A value as JSON, on one line where it fits; the keys are marked. @param {unknown} value */
export function jsonText(value) {
  const tokens = written(value, 0).match(/"(?:[^"\\]|\\.)*"|[^"]+/g) ?? [];
  return tokens.map((token, index) =>
    token.startsWith('"') && tokens[index + 1]?.startsWith(':') ? html`<b>${token}</b>` : token,
  );
}

/** The same as a block. @param {unknown} value */
export const jsonBlock = (value) => html`<pre><code>${jsonText(value)}</code></pre>`;
