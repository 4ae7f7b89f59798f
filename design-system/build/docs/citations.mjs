import { globSync, readFileSync, writeFileSync } from 'node:fs';

/** The sections of our own specification, which users of the package do not have. */
const CITED = String.raw`Registration §[\d.]+(?:(?:, | and )(?:form \d+|§[\d.]+))*`;

/** Also if a line of a comment ends before it. */
const ALONE = new RegExp(String.raw`(?:[ \t]+|[ \t]*\n[ \t]*\*[ \t]*)\(${CITED}\)`, 'g');
const WITH_MORE = new RegExp(String.raw`\(${CITED}: `, 'g');
const AFTER_COLON = new RegExp(`: ${CITED}(?=[.;,])`, 'g');

/** Returns the text without references to our specification. @param {string} text */
export const withoutCitations = (text) =>
  text.replaceAll(ALONE, '').replaceAll(WITH_MORE, '(').replaceAll(AFTER_COLON, '');

/**
 * Removes the references from all published files.
 *
 * @param {URL} dist
 * @throws if a file has one in another form
 */
export function removeCitations(dist) {
  for (const file of globSync('**/*.{css,js,md,ts,txt}', { cwd: dist })) {
    const place = new URL(file.replaceAll('\\', '/'), dist);
    const before = readFileSync(place, 'utf8');
    const after = withoutCitations(before);
    if (after.includes('Registration §')) throw new Error(`dist/${file} cites our specification.`);
    if (after !== before) writeFileSync(place, after);
  }
}
