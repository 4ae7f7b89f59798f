import { text } from '../../build/reference/markdown.mjs';

/** Returns the lines about texts: each text with numbers instead of values, and its name. */
export const textLines = (texts: object, path = ''): string[] =>
  Object.entries(texts).flatMap(([name, entry]) => {
    if (typeof entry === 'object') return textLines(entry, `${path}${name}.`);
    // Arrays of one value, because some texts join arrays. A calculated number becomes NaN.
    const words = typeof entry === 'function' ? String(entry(['{0}'], ['{1}'])).replace('NaN', '{1}') : entry;
    return [`## ${text(words)}`, `- Name: \`${path}${name}\``];
  });
