import { readGroups } from '../../src/visit/consent/one-trust.ts';
import { jsonLine } from './json-text.mjs';
import { code, list } from './markdown.mjs';

/**
 * Lists the circumstances of an example: the options of the library, the page, and the messages that were posted before.
 * @param {import('../../test/doubles/example.ts').Example} example
 */
export function circumstances({ options, given = {}, before = [], repeats = 1, passes = 0, installs }) {
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
