import { families, received } from '../facts/examples.mjs';
import { jsonBlock } from '../markdown/json-text.mjs';
import { blocks, link, list, text } from '../markdown/markdown.mjs';
import { circumstances } from './circumstances.mjs';
import { channelLink } from './fields.mjs';

/** @typedef {import('../facts/examples.mjs').Example} Example */

/** The examples, a part for each family. @returns {import('../parts.mjs').Part[]} */
export const exampleParts = () =>
  families.map(({ title, part, examples }) => ({
    name: part,
    title,
    about: `${examples.length} examples`,
    body: blocks(
      `${examples.length} messages and what becomes of each. They are the library’s own tests: what stands here is what happens.`,
      ...examples.map(exampleText),
    ),
  }));

/** @param {Example} example */
function exampleText(example) {
  const {
    title,
    in: [event_name, data],
    out,
  } = example;
  const channels = received(out);
  return blocks(
    `## ${text(title)}`,
    circumstances(example),
    'The page posts:',
    jsonBlock({ event_name, ...(data && { data }) }),
    ...channels.flatMap(([channel, records]) => [
      `${channelLink(channel)} receives:`,
      ...records.map(jsonBlock),
    ]),
    channels.length === 0 && 'No channel receives anything.',
    out.warnings && blocks('Warnings:', list(out.warnings.map(text))),
  );
}

/** As many as anybody looks at. */
const MOST = 3;

/** Links to the first examples of something. @param {readonly Example[]} examples @param {number} [most] */
export const exampleLinks = (examples, most = MOST) =>
  list(examples.slice(0, most).map(({ title, part }) => link(text(title), part, title)));
