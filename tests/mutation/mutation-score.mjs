/**
 * Creates the output of `npm run mutation --prefix tests`: every mutant that no test found, then the score.
 */
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';

/**
 * @typedef {object} Mutant the part of Stryker's result that this file reads. Lines and columns count from 1. The end is the
 *   first character behind
 * @property {string} fileName
 * @property {{ start: Position, end: Position }} location
 * @property {string} mutatorName
 * @property {string} [replacement]
 * @property {string} status
 */
/** @typedef {{ line: number, column: number }} Position */

const found = new Set(['Killed', 'Timeout']);
const missed = new Set(['Survived', 'NoCoverage']);
const count = (/** @type {readonly Mutant[]} */ mutants, /** @type {Set<string>} */ states) =>
  mutants.filter(({ status }) => states.has(status)).length;

/**
 * Returns the percentage of mutants that the tests found, among the mutants that could run.
 * @param {readonly Mutant[]} mutants
 * @returns {number | undefined} undefined if there are none
 */
export function score(mutants) {
  const all = count(mutants, found) + count(mutants, missed);
  return all === 0 ? undefined : (100 * count(mutants, found)) / all;
}

/** Shortens code to one line, because a mutant can be a whole block. */
function short(/** @type {string} */ code) {
  const line = code.trim().replaceAll(/\s+/g, ' ');
  return line.length > 80 ? `${line.slice(0, 79)}…` : line;
}

/**
 * @param {string} source
 * @param {Mutant['location']} location
 * @returns {string} the piece of the source that the mutant replaced
 */
export function original(source, { start, end }) {
  const lines = source.split('\n').slice(start.line - 1, end.line);
  const last = lines.length - 1;
  return lines
    .map((line, at) => line.slice(at === 0 ? start.column - 1 : 0, at === last ? end.column - 1 : undefined))
    .join('\n');
}

/**
 * Returns a line for each mutant that no test found, sorted by file and line: `file:line mutator original ->
 * replacement`.
 * @param {readonly Mutant[]} mutants
 * @param {string} root folder to which the printed paths are relative
 * @param {(file: string) => string} [read]
 * @returns {string[]}
 */
export function survivors(mutants, root, read = (file) => readFileSync(file, 'utf8')) {
  return mutants
    .filter(({ status }) => missed.has(status))
    .toSorted((a, b) => a.fileName.localeCompare(b.fileName) || a.location.start.line - b.location.start.line)
    .map(({ fileName, location, mutatorName, replacement = '', status }) => {
      const place = `${relative(root, fileName)}:${location.start.line}`;
      const change = `${short(original(read(fileName), location))} -> ${short(replacement)}`;
      return `${place} ${mutatorName} ${change}${status === 'NoCoverage' ? ' (no test gets here)' : ''}`;
    });
}

/**
 * @param {readonly Mutant[]} mutants
 * @returns {string} like `Mutation score 90.91 %: 10 of 11 mutants found`
 */
export function scoreLine(mutants) {
  const tried = count(mutants, found) + count(mutants, missed);
  const untried = mutants.length - tried;
  const rest = untried > 0 ? `, ${untried} not tried` : '';
  // Rounds down, because 89.999 is less than 90.
  const percent = (Math.floor((score(mutants) ?? 0) * 100) / 100).toFixed(2);
  return `Mutation score ${percent} %: ${count(mutants, found)} of ${tried} mutants found${rest}`;
}
