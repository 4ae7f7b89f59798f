import { text } from '../../build/reference/markdown.mjs';

/** The lines about the texts of a list: each text with numbers in place of its values, and its name. */
export const textLines = (texts: object, path = ''): string[] =>
  Object.entries(texts).flatMap(([name, said]) => {
    if (typeof said === 'object') return textLines(said, `${path}${name}.`);
    // Lists of one value, because some texts join lists. A number that is calculated with becomes NaN.
    const words = typeof said === 'function' ? String(said(['{0}'], ['{1}'])).replace('NaN', '{1}') : said;
    return [`## ${text(words)}`, `- Name: \`${path}${name}\``];
  });
