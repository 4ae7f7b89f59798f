import type { Decision } from '../../src/log/events.ts';
import type { Example } from '../doubles/example.ts';
import { consentCookie } from '../doubles/fake-environment.ts';
import { openPage } from '../doubles/open-page.ts';
import { settle } from '../doubles/run-example.ts';

const consent = /OptanonConsent=[^;]*/;

/** Changes to an example's page: consent to other groups, or another cookie. */
interface Page {
  readonly groups?: readonly string[];
  readonly cookie?: string;
}

/** Runs an example. Returns the channels' decisions about its last message, and all records of the data layer. */
export async function play(example: Example, { groups, cookie = '' }: Page = {}) {
  const { options: { consentNeeded: _needed, ...options } = {}, given = {}, before = [] } = example;
  const { cookies = '', ...rest } = given;
  const all = groups ? [cookies.replace(consent, ''), consentCookie(...groups)] : [cookies, cookie];
  const page = openPage(options, {
    ...rest,
    ...(groups && { consentGroups: undefined }),
    cookies: all.filter(Boolean).join('; '),
  });
  const decisions: Decision[] = [];
  page.api.on('decision', (decision) => void decisions.push(decision));
  for (const message of [...before, example.in]) {
    decisions.length = 0;
    page.post(...message);
    await settle();
  }
  return { decisions, records: page.records };
}

/** Returns true if a channel sends the last message of an example. */
export const isSent = async (example: Example, channel: string, page?: Page): Promise<boolean> =>
  (await play(example, page)).decisions.some(
    (each) => each.channel === channel && each.event === example.in[0] && each.outcome === 'sent',
  );
