import { consentCookie } from '../../../test/doubles/fake-environment.ts';
import { openPage } from '../../../test/doubles/open-page.ts';
import { settle } from '../../../test/doubles/run-example.ts';
import { messagesOf } from './variants.mjs';

/** @typedef {import('../../../src/log/events.ts').Decision} Decision */

const CONSENT = /OptanonConsent=[^;]*/;

/**
 * What becomes of an example's last message, as it is or on another page: with other consent, or in an app.
 *
 * @param {import('./examples.mjs').Example} example
 * @param {{ groups?: readonly string[], cookie?: string }} [page] `groups`: those agreed to; `cookie`: one that is there too
 * @returns {Promise<Decision[]>}
 */
export async function decisions(example, { groups, cookie = '' } = {}) {
  const { options: { consentNeeded: _needed, ...options } = {}, given = {} } = example;
  const { cookies = '', ...rest } = given;
  const all = groups ? [cookies.replace(CONSENT, ''), consentCookie(...groups)] : [cookies, cookie];
  const page = openPage(options, {
    ...rest,
    ...(groups && { consentGroups: undefined }),
    cookies: all.filter(Boolean).join('; '),
  });
  /** @type {Decision[]} */
  let heard = [];
  page.api.on('decision', (decision) => void heard.push(decision));
  for (const message of messagesOf(example)) {
    heard = [];
    page.post(...message);
    await settle();
  }
  return heard;
}
