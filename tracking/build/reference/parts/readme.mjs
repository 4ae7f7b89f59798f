import { ga4Rules } from '../../../src/channels/ga4/ga4-rules.ts';
import { version } from '../../../src/version.ts';
import { examples } from '../facts/examples.mjs';
import { messageSchemas, partSchemas } from '../facts/schemas.mjs';
import { blocks, link, list } from '../markdown/markdown.mjs';

/** @typedef {import('../parts.mjs').Part} Part */

/** The heading over the parts of a folder; those of none stand first. */
export const folders = new Map([
  ['', 'Where to begin'],
  ['messages', 'Messages'],
  ['objects', 'Inside messages'],
  ['channels', 'Channels'],
  ['texts', 'Error texts'],
  ['examples', 'Examples'],
]);

/** The folder a part stands in. @param {Part} part */
export const folderOf = ({ name }) => (name.includes('/') ? name.replace(/\/.*/, '') : '');

/** What is where. @param {readonly Part[]} parts @param {number} channels @returns {Part} */
export const readmePart = (parts, channels) => ({
  name: 'README',
  title: `Tracking reference ${version}`,
  about: 'what is where',
  body: blocks(
    lead(channels),
    ...Array.from(folders, ([folder, title]) =>
      blocks(
        `## ${title}`,
        list(
          parts
            .filter((part) => folderOf(part) === folder)
            .map(({ name, title, about }) => `${link(title, name)}: ${about}`),
        ),
      ),
    ),
  ),
});

/** @param {number} channels */
function lead(channels) {
  const messages = messageSchemas();
  const fields = [...messages, ...partSchemas()].reduce((sum, schema) => sum + schema.fields.length, 0);
  return `What the tracking library ${version} takes from a page and what it makes of it: ${messages.length} messages with ${fields} fields, ${channels} channels, ${ga4Rules.length} rules for GA4 names and ${examples.length} examples. Where a field arrives has been found by playing all examples; \`event\` there means that its value helps to give the event its name.`;
}
