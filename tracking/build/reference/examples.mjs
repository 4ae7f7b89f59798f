import { families } from '../../test/examples/families.ts';
import { circumstances } from './circumstances.mjs';
import { jsonBlock } from './json-text.mjs';
import { blocks, list, slug, text } from './markdown.mjs';

/** @typedef {import('../../test/doubles/example.ts').Example} Example */

/** Returns the pages of examples by path, one for each family. @returns {Map<string, string>} */
export const examplePages = () =>
  new Map(families.map(([title, examples]) => [pathOf(title), page(title, examples)]));

/** Returns the path of a family's page. @param {string} family */
export const pathOf = (family) => `examples/${slug(family)}.md`;

/** @param {string} title @param {readonly Example[]} examples */
const page = (title, examples) =>
  blocks(
    `# ${title}`,
    '[All parts](../README.md)',
    `${examples.length} messages, each with the records that the channels receive. They are the library’s own tests, so they show its real behaviour.`,
    ...examples.map(exampleText),
  ).concat('\n');

/** @param {Example} example */
function exampleText(example) {
  const {
    title,
    in: [event_name, data],
    out: { warnings, ...received },
  } = example;
  const channels = Object.entries(received);
  return blocks(
    `## ${text(title)}`,
    circumstances(example),
    'The page posts:',
    jsonBlock({ event_name, ...(data && { data }) }),
    ...channels.flatMap(([channel, records]) => [
      `[${channel}](../channels/${channel}.md) receives:`,
      ...records.map(jsonBlock),
    ]),
    channels.length === 0 && 'No channel receives anything.',
    warnings && blocks('Warnings:', list(warnings.map(text))),
  );
}
