import { createHash } from 'node:crypto';
import { type Log, withoutValues } from '../log/log.ts';

/** Whether a password is known from a breach. Never fails: where nobody can tell, it is not. */
export type IsBreached = (password: string) => Promise<boolean>;

/** Milliseconds that a shopper waits for it at most. */
const patience = 1000;

/**
 * Asks a service for k-anonymity, such as the one of Have I Been Pwned, whether a password is known from a breach. The service
 * learns five of the forty characters of its SHA-1 and answers with all endings that it knows to follow them, filled up
 * with others, so that neither who is asked nor who listens can tell which password it was, or whether it was found. A service
 * that is slow, away or answers nonsense keeps nobody from registering.
 * @param range address that the five characters are put behind
 */
export function breachedByRange(range: string, log: Log): IsBreached {
  return async (password) => {
    const hash = createHash('sha1').update(password.normalize('NFC')).digest('hex').toUpperCase();
    const [start, end] = [hash.slice(0, 5), hash.slice(5)];
    try {
      const answer = await fetch(range + start, {
        headers: { 'Add-Padding': 'true' },
        redirect: 'error',
        signal: AbortSignal.timeout(patience),
      });
      if (!answer.ok) throw new Error(`status ${answer.status}`);
      // What only fills the answer up was found no times.
      return (await answer.text()).split(/\r?\n/).some((line) => {
        const [known, times] = line.split(':', 2);
        return known?.toUpperCase() === end && Number(times) > 0;
      });
    } catch (error) {
      const message = 'whether a password is breached cannot be asked';
      log({ level: 'warn', message, error: withoutValues(error) });
      return false;
    }
  };
}
