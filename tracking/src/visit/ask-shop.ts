import { retry } from '../browser/retry.ts';
import { after } from '../browser/timer.ts';
import { fetchFailed } from '../log/late-texts.ts';
import { reasonOf } from '../browser/reason-of.ts';
import type { Host } from './host.ts';

/** How long is waited for an answer, in milliseconds, over all questions and attempts. */
const timeout = 3000;

/** Something that the shop can be asked for: what it is called in the log, where it is, and what else is told. */
export type Question = readonly [
  what: Parameters<typeof fetchFailed>[0],
  url: string,
  headers?: Readonly<Record<string, string>>,
];

/** What is answered where there is no such service. */
const notFound = 'status 404';

/**
 * Asks the shop's services for JSON (Tracking §7): by the first question, and by the next once that has failed, for whatever
 * reason, or has brought nothing within its part of the time; then the first of them to be answered counts. Attempts that get no
 * answer are repeated; an answer, of whatever status, is final. `read` makes of it what was asked for, or gives back the
 * reason why it cannot. `answered` gets that, or nothing once the failure has been logged (Tracking §8); after the signal it is not
 * called any more.
 */
export function askShop<Found extends object>(
  { window, log }: Pick<Host, 'window' | 'log'>,
  signal: AbortSignal,
  questions: readonly Question[],
  read: (body: unknown) => Found | string,
  answered: (found?: Found) => void,
): void {
  const begun = window.Date.now();
  const calls = new AbortController();
  const callOff = () => calls.abort();
  let asked = 0;
  let failed = 0;
  let failure = '';
  /** Ends everything, unless it has ended before. */
  const end = (found?: Found) => {
    if (calls.signal.aborted) return;
    callOff();
    signal.removeEventListener('abort', callOff);
    answered(found);
  };
  const ask = (index: number): void => {
    const question = questions[index];
    if (!question || index < asked || calls.signal.aborted) return;
    asked += 1;
    const [what, url, headers = {}] = question;
    const cancel = after(window, timeout / questions.length, () => ask(index + 1));
    const left = begun + timeout - window.Date.now();
    const call = async (attempted: AbortSignal) => {
      const answer = await window.fetch(url, { headers, signal: attempted });
      log.debug(`${url} has answered with status ${answer.status}.`);
      if (!answer.ok) return `status ${answer.status}`;
      // The reason why something is no JSON would quote from it.
      return read(await answer.json().catch(() => undefined));
    };
    retry(call, window, { timeout: left, signal: calls.signal })
      .catch(reasonOf)
      .then((found) => {
        cancel();
        if (calls.signal.aborted) return;
        if (typeof found !== 'string') return end(found);
        // A shop that has only one of the services does not find the other.
        if (found !== notFound || !failure || failure.endsWith(notFound)) failure = fetchFailed(what, found);
        failed += 1;
        if (failed < questions.length) return ask(index + 1);
        log.error(failure);
        return end();
      })
      .catch(log.failed);
  };
  signal.addEventListener('abort', callOff);
  ask(0);
}
