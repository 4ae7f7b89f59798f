import type { Answer } from '../browser/page-window.ts';
import { retry } from '../browser/retry.ts';
import { fetchFailed } from '../log/late-texts.ts';
import { reasonOf } from '../log/reason-of.ts';
import type { Host } from './host.ts';

/** How long is waited for an answer, in milliseconds, over all attempts. */
const timeout = 3000;

/** Something that the shop can be asked for: what it is called in the log, where it is, and what else is told. */
export type Question = readonly [
  what: Parameters<typeof fetchFailed>[0],
  url: string,
  headers?: Readonly<Record<string, string>>,
];

/**
 * Asks one of the shop's services for JSON (Tracking §7): by the first question, and where that is not found (404) by the
 * next. Attempts that get no answer are repeated; an answer, of whatever status, is final. `read` makes of it what was
 * asked for, or gives back the reason why it cannot. `use` gets that, or nothing once the failure has been logged
 * (Tracking §8); after the signal it is not called any more.
 */
export function askShop<Found extends object>(
  { window, log }: Pick<Host, 'window' | 'log'>,
  signal: AbortSignal,
  questions: readonly [Question, ...Question[]],
  read: (body: unknown) => Found | string,
  use: (found?: Found) => void,
): void {
  let [[asked]] = questions;
  const ask = async (signal: AbortSignal) => {
    let answer: Answer | undefined;
    for (const [what, url, headers = {}] of questions) {
      asked = what;
      answer = await window.fetch(url, { headers, signal });
      if (answer.status !== 404) break;
    }
    if (!answer?.ok) return `status ${answer?.status}`;
    // The reason why something is no JSON would quote from it.
    return read(await answer.json().catch(() => undefined));
  };
  retry(ask, window, { timeout, signal })
    .catch(reasonOf)
    .then((found) => {
      if (signal.aborted) return;
      if (typeof found !== 'string') return use(found);
      log.error(fetchFailed(asked, found));
      return use();
    })
    .catch((error: unknown) => log.error(reasonOf(error)));
}
