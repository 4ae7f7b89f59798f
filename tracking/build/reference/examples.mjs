import { readGroups } from '../../src/visit/consent/one-trust.ts';
import { families } from '../../test/examples/families.ts';
import { jsonBlock, jsonLine } from './json-text.mjs';
import { blocks, code, list, slug, text } from './markdown.mjs';

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

/**
 * Lists the circumstances of an example: the options of the library, the page, and the messages that were posted before.
 * @param {Example} example
 */
function circumstances({ options, given = {}, before = [], repeats = 1, passes = 0, installs }) {
  const { cookies = '', consentGroups, ...page } = given;
  const others = withoutConsent(cookies);
  const around = { ...page, ...(others && { cookies: others }) };
  return list([
    `Consent: ${consent(readGroups(consentGroups, cookies))}`,
    ...Object.entries(around).map(([name, value]) => `${words(name)}: ${json(value)}`),
    options && `Installed with ${json(options)}`,
    ...before.map(([name, data]) => `Posted before: ${code(name)}${data ? ` ${json(data)}` : ''}`),
    repeats > 1 && `Posted ${repeats} times`,
    passes > 0 && `Then ${passes} ms pass`,
    installs && `Then installed with ${json(installs)}`,
  ]);
}

const json = (/** @type {unknown} */ value) => code(jsonLine(value));

/** @param {readonly string[] | undefined} groups */
function consent(groups) {
  if (!groups) return 'not known';
  return groups.length > 0 ? groups.join(', ') : 'everything refused';
}

/** `windowWidth` becomes `Window width`. @param {string} name */
const words = (name) =>
  name
    .replace(/^[a-z]/, (letter) => letter.toUpperCase())
    .replaceAll(/[A-Z]/g, (letter, at) => (at === 0 ? letter : ` ${letter.toLowerCase()}`));

const withoutConsent = (/** @type {string} */ cookies) =>
  cookies
    .split('; ')
    .filter((cookie) => cookie && !cookie.startsWith('OptanonConsent='))
    .join('; ');
