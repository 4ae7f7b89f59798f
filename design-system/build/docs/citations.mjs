import { globSync, readFileSync, writeFileSync } from 'node:fs';

/** The sections of our own specification, which nobody who installs the package has. */
const CITED = String.raw`Registration §[\d.]+(?:(?:, | and )(?:form \d+|§[\d.]+))*`;

/** Also where a line of a comment ends before it. */
const ALONE = new RegExp(String.raw`(?:[ \t]+|[ \t]*\n[ \t]*\*[ \t]*)\(${CITED}\)`, 'g');
const WITH_MORE = new RegExp(String.raw`\(${CITED}: `, 'g');
const AFTER_COLON = new RegExp(`: ${CITED}(?=[.;,])`, 'g');

/** The text without the places of our specification. @param {string} text */
export const withoutCitations = (text) =>
  text.replaceAll(ALONE, '').replaceAll(WITH_MORE, '(').replaceAll(AFTER_COLON, '');

/**
 * Takes the citations out of everything that is delivered.
 *
 * @param {URL} dist
 * @throws where one is left because it is worded otherwise
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
