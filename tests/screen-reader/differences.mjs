/** Compares the transcripts of a site with the German ones. A site's file holds only what differs. */
import { diffArrays } from 'diff';

/** @param {string} transcript @returns {string[]} the steps, each with the words after it */
const stepsOf = (transcript) => transcript.split(/\n(?=\S)/u).map((step) => step.trimEnd());

/** Begins the line after a step that the site's page has no control for. The rest of the scenario is not played. */
export const NOT_HERE = '  not here: ';

/**
 * Returns the differences of two transcripts of one scenario: each step with its number in the German one, and the lines that are
 * heard only there (`-`) or only on the site (`+`).
 * @param {string} german
 * @param {string} heard
 * @returns {string}
 */
export function differencesOf(german, heard) {
  const steps = stepsOf(heard);
  const [, reason] = steps.at(-1)?.split(NOT_HERE) ?? [];
  if (reason === undefined) return hunks(stepsOf(german), steps).join('\n');
  const last = steps.length - 1;
  const before = hunks(stepsOf(german).slice(0, last), steps.slice(0, last));
  return [...before, `  step ${steps.length}`, `  ${NOT_HERE}${reason}`].join('\n');
}

/** @param {readonly string[]} german steps @param {readonly string[]} heard */
function hunks(german, heard) {
  const lines = [];
  let number = 1;
  const changes = diffArrays([...german], [...heard]);
  for (const [index, { value, added, removed }] of changes.entries()) {
    if (!added && !removed) number += value.length;
    // The steps that are heard instead stand behind those that are not heard.
    if (added && changes[index - 1]?.removed) continue;
    const instead = removed && changes[index + 1]?.added ? (changes[index + 1]?.value ?? []) : [];
    if (added) lines.push(`  before step ${number}`, ...changedLines([], value));
    if (removed) {
      lines.push(`  step ${number}`, ...changedLines(value, instead));
      number += value.length;
    }
  }
  return lines;
}

/** @param {readonly string[]} german steps @param {readonly string[]} heard */
const changedLines = (german, heard) =>
  diffArrays(german.join('\n').split('\n'), heard.join('\n').split('\n'))
    .filter(({ added, removed }) => added || removed)
    .flatMap(({ value, added }) => value.filter(Boolean).map((line) => `    ${added ? '+' : '-'} ${line}`));

/** @param {string} text of a site's file @returns {Map<string, string>} the differences by the name of the scenario */
export const readDifferences = (text) =>
  new Map(
    text
      .split(/\n\n+/u)
      .filter((section) => /^\S+\n/u.test(section))
      .map((section) => {
        const [name = '', ...lines] = section.trimEnd().split('\n');
        return [name, lines.join('\n')];
      }),
  );

/**
 * Returns a site's file.
 * @param {ReadonlyMap<string, string>} differences by the name of the scenario
 * @param {readonly string[]} order of the scenarios
 */
export const writeDifferences = (differences, order) =>
  order
    .flatMap((name) => {
      const lines = differences.get(name) ?? '';
      return lines === '' ? [] : [`${name}\n${lines}\n`];
    })
    .join('\n');
