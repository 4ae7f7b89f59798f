/** Compares what is heard with the committed transcripts: the German ones, and for each other site what differs from them. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { faultsOf } from './checks.mjs';
import { differencesOf, NOT_HERE, readDifferences, writeDifferences } from './differences.mjs';
import { translators } from './dictionary.mjs';
import { knownFaults } from './known-faults.mjs';
import { withoutPauses } from './plain.mjs';
import { scenarios } from './scenarios/index.mjs';
import { textsOn } from './site-texts.mjs';

const folder = join(import.meta.dirname, 'transcripts');

const germanFile = (/** @type {string} */ name) => join(folder, 'DE', `${name}.txt`);

/** @typedef {{ scenario: import('./scenario.mjs').Scenario, transcript: string, faults: readonly string[] }} Played */

/** @param {string} file */
const readIfThere = (file) => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
};

/** @param {string} file @param {string} text */
function write(file, text) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** Returns the first line that differs. @param {string} file @param {string} expected @param {string} heard */
function difference(file, expected, heard) {
  const [old, now] = [expected.split('\n'), heard.split('\n')];
  const at = old.findIndex((line, index) => line !== now[index]);
  return at < 0 && old.length === now.length
    ? []
    : [`${file}, line ${at + 1}: expected “${old[at]?.trim()}”, heard “${now[at]?.trim()}”.`];
}

/** Returns the faults that are not known, and the known ones that are gone. @param {Played} played */
function germanFaults({ scenario: { name, once }, transcript, faults }) {
  const unplayed = transcript.split('\n').filter((line) => line.startsWith(NOT_HERE));
  const found = [...faults, ...unplayed, ...faultsOf(transcript, once)];
  const known = knownFaults[name] ?? [];
  return [...found.filter((fault) => !known.includes(fault)), ...gone(known, found)];
}

const gone = (/** @type {readonly string[]} */ known, /** @type {readonly string[]} */ found) =>
  known.filter((fault) => !found.includes(fault)).map((fault) => `No longer a fault: ${fault}`);

/**
 * Returns the faults that are neither known of the German site nor of this one. A site may not ask for a value. So an error that is
 * not heard there is a difference, and no fault.
 * @param {string} site
 * @param {Played} played
 */
function faultsElsewhere(site, { scenario: { name, once = [] }, transcript, faults }) {
  const heard = once.filter((text) => transcript.includes(text));
  const found = [...faults, ...faultsOf(transcript, heard)];
  const own = knownFaults[`${name} on ${site}`] ?? [];
  const known = new Set([...own, ...(knownFaults[name] ?? [])]);
  return [...found.filter((fault) => !known.has(fault)), ...gone(own, found)];
}

/** @param {Played} played @param {boolean} update @returns {string[]} faults */
function judgeGerman(played, update) {
  const file = germanFile(played.scenario.name);
  if (played.transcript === '') return [...played.faults];
  if (update) write(file, played.transcript);
  return [...germanFaults(played), ...difference('transcript', readIfThere(file), played.transcript)];
}

/** Translates what is heard, and leaves the steps. @param {(line: string) => string} translate @param {string} transcript */
const inWords = (translate, transcript) =>
  transcript
    .split('\n')
    .map((line) => (line.startsWith('  ') ? translate(line) : line))
    .join('\n');

/**
 * Judges what is heard on a site.
 * @param {import('../../flows/domain/src/index.ts').SiteKey} site
 * @param {readonly Played[]} all
 * @param {boolean} update true if the files are to be written
 * @returns {string[]} faults
 */
export function judge(site, all, update) {
  const named = ({ scenario }, faults) => faults.map((fault) => `${site} ${scenario.name}: ${fault}`);
  if (site === 'DE') return all.flatMap((played) => named(played, judgeGerman(played, update)));
  const german = new Map(scenarios.map(({ name }) => [name, withoutPauses(readIfThere(germanFile(name)))]));
  const said = Array.from(german.values()).join('');
  const { fromSite, fromGerman } = translators(textsOn(site), textsOn('DE'), said);
  const file = join(folder, `${site}.txt`);
  const known = readDifferences(readIfThere(file));
  const now = new Map(known);
  const faults = all.flatMap((played) => {
    const { name } = played.scenario;
    if (played.transcript === '') return named(played, played.faults);
    const transcript = inWords(fromSite, withoutPauses(played.transcript));
    const differences = differencesOf(inWords(fromGerman, german.get(name) ?? ''), transcript);
    now.set(name, differences);
    return named(played, [
      // With Orca's pauses, a text that is read with the page is not taken for one that is heard by focus.
      ...faultsElsewhere(site, { ...played, transcript: inWords(fromSite, played.transcript) }),
      ...(update ? [] : difference('differences', known.get(name) ?? '', differences)),
    ]);
  });
  if (update)
    write(
      file,
      writeDifferences(
        now,
        scenarios.map(({ name }) => name),
      ),
    );
  return faults;
}
