import { readGroups } from '../../../src/visit/consent/read-groups.ts';
import { html } from '../../../../scripts/page/markup/html.mjs';
import { jsonText } from '../markup/json-text.mjs';

/** @typedef {import('../facts/examples.mjs').Example} Example */

/**
 * What an example begins with: how the library is installed, the page around it, and what was posted before.
 * @param {Example} example
 */
export function circumstances({ options, given = {}, before = [], repeats = 1, passes = 0, installs }) {
  const { cookies = '', consentGroups, ...page } = given;
  const others = withoutConsent(cookies);
  const around = { ...page, ...(others && { cookies: others }) };
  return html`<dl class="given">
    ${entry('Consent', consent(readGroups(consentGroups, cookies)))}
    ${Object.entries(around).map(([name, value]) => entry(words(name), html`<code>${jsonText(value)}</code>`))}
    ${options && entry('Installed with', html`<code>${jsonText(options)}</code>`)}
    ${before.map(([name, data]) => entry('Posted before', html`<code>${name}</code> ${data && html`<code>${jsonText(data)}</code>`}`))}
    ${repeats > 1 && entry('Posted', `${repeats} times`)} ${passes > 0 && entry('Then', `${passes} ms pass`)}
    ${installs && entry('Then installed with', html`<code>${jsonText(installs)}</code>`)}
  </dl>`;
}

/** @param {string} term @param {unknown} description */
const entry = (term, description) =>
  html`<div>
    <dt>${term}</dt>
    <dd>${description}</dd>
  </div>`;

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
