import { examples } from '../facts/examples.mjs';
import { blocks, code, list, text } from '../markdown/markdown.mjs';
import { exampleLinks } from './examples.mjs';

/**
 * What the library says when something goes wrong. A text is its own heading, so that it is found by the words that stood in
 * the console.
 *
 * @param {readonly import('../facts/texts.mjs').Catalogue[]} catalogues
 * @returns {import('../parts.mjs').Part[]}
 */
export const textParts = (catalogues) =>
  catalogues.map(({ name, about, texts }) => ({
    name: `texts/${name}`,
    title: titles.get(name) ?? name,
    about: `${texts.length} texts`,
    body: blocks(
      about,
      'Nothing is ever thrown into the page. What goes wrong stands in the console and goes to those who listen to `warning`. `{0}` stands for a value.',
      ...texts.map(textBlock),
    ),
  }));

const titles = new Map([
  ['catalogue', 'Error catalogue'],
  ['notices', 'Further notices'],
]);

/** @param {import('../facts/texts.mjs').Text} said */
function textBlock({ key, text: said, values }) {
  const shownBy = examples.filter(({ out }) => out.warnings?.some(sayer(said)));
  return blocks(
    `## ${text(said)}`,
    list([`Name: ${code(key)}`, ...values.map((value, index) => `${code(`{${index}}`)}: ${value}`)]),
    shownBy.length > 0 && blocks('Examples:', exampleLinks(shownBy)),
  );
}

/** Whether a line of the log is this text with values in it. @param {string} said */
function sayer(said) {
  const parts = said.split(/\{\d\}/).map((part) => part.replaceAll(/[.*+?^$()|[\]\\{}]/g, '\\$&'));
  const pattern = new RegExp(`^${parts.join('[^]*')}$`);
  return (/** @type {string} */ line) => pattern.test(line);
}
