/**
 * Checks that documents and comments are in plain English. It finds words of our old private dialect,
 * openings that do not state the thing, and long sentences. CONTRIBUTING.md has the rules that no program can
 * check.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './command.mjs';
import { root } from './places.mjs';

/**
 * Documents that are not checked: changelogs, specifications, and pages of channels, whose headings a test
 * generates.
 */
const otherDocuments = /(?:^|\/)CHANGELOG\.md$|^(?:docs\/specification|tracking\/reference\/channels)\//;

const banned = /\b(?:whoever|nobody|anew|(?:is|are) told|what becomes of|for want of|but for|patience)\b/gi;
const pointing = /^(?:#+ (?:\d{4}:? )?)?(?:what|whatever|who|whom|whose|where|wherever)\b/i;
const longest = 30;

const fence = /^(?:---\n[\s\S]*?\n---|[ \t]*```[\s\S]*?```)$/gm;
const code = /`[^`]*`|\]\([^)]*\)/g;
const blockEnd = /\n\s*\n|\n(?=\s*(?:[-*>#]|\d+\.)\s)|\|/;
const sentenceEnd = /(?<=[.!?][)"”*_]*)\s+/;
const comment = /(?<![^\s({,;])\/\*[\s\S]*?\*\/|(?:(?<!\S)\/\/[^\n]*(?:\n[ \t]*(?=\/\/))?)+/g;
const commentMark = /^[\s/*]+|\n[ \t]*(?:\*|\/\/)/g;

const inOneLine = (/** @type {string} */ text) => text.trim().replaceAll(/\s+/g, ' ');
const shown = (/** @type {string} */ text) => inOneLine(text).slice(0, 90);

/** @param {string} text */
const wordFaults = (text) =>
  Array.from(text.matchAll(banned), ({ 0: word, index }) => `"${word}" in: ${shown(text.slice(index))}`);

/** @param {string} text */
const openingFaults = (text) => (pointing.test(text) ? [`does not state the thing: ${shown(text)}`] : []);

/** @param {string} text */
function sentenceFaults(text) {
  const count = text.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word)).length;
  return count > longest ? [`${count} words: ${shown(text)}`] : [];
}

/**
 * Returns a line for each fault of a Markdown document: in its paragraphs, list items, headings and table cells.
 * @param {string} text
 */
export const documentFaults = (text) =>
  text
    .replaceAll(fence, '\n')
    .replaceAll(code, 'code')
    .split(blockEnd)
    .map(inOneLine)
    .flatMap((block) =>
      wordFaults(block).concat(
        block.startsWith('#') ? openingFaults(block) : [],
        block.split(sentenceEnd).flatMap(sentenceFaults),
      ),
    );

/**
 * Returns a line for each fault in the comments of a source file.
 * @param {string} text
 */
export const commentFaults = (text) =>
  (text.match(comment) ?? [])
    .map((found) => inOneLine(found.replaceAll(commentMark, ' ')))
    .flatMap((words) => wordFaults(words).concat(openingFaults(words)));

/**
 * Returns the fault of a commit without a body. Only a typo needs none.
 * @param {string} message
 */
export const commitFaults = (message) =>
  message.trim().includes('\n') || /\btypo/i.test(message) || message.trim() === ''
    ? []
    : [`the last commit has no body that says why: ${shown(message)}`];

/** @param {string} file */
function faultsIn(file) {
  const isDocument = /\.mdx?$/.test(file) && !otherDocuments.test(file);
  const isSource = /\.(?:[cm]?[jt]s|tsx|css)$/.test(file);
  if ((!isDocument && !isSource) || !existsSync(join(root, file))) return [];
  const text = readFileSync(join(root, file), 'utf8');
  return (isDocument ? documentFaults : commentFaults)(text).map((fault) => `${file}: ${fault}`);
}

/** @param {string[]} args */
const git = async (...args) => {
  const { code: failed, output } = await run('git', args, { quiet: true });
  return failed ? '' : output.trim();
};

/**
 * Checks every tracked document, the comments of every source file, and the last commit. Skips the commit in a shallow
 * clone and if it is the first one, and skips everything without git.
 * @returns {Promise<import('./command.mjs').Result>}
 */
export async function checkProse() {
  const files = (await git('ls-files')).split('\n');
  const hasHistory = (await git('rev-parse', '--is-shallow-repository')) === 'false';
  const message = hasHistory
    ? await git('log', '-1', '--min-parents=1', '--max-parents=1', '--format=%B')
    : '';
  const faults = [...files.flatMap(faultsIn), ...commitFaults(message)];
  return { code: faults.length > 0 ? 1 : 0, output: faults.join('\n') };
}
