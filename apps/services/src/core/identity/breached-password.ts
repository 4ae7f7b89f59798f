import { createHash } from 'node:crypto';
import { type Log, withoutValues } from '../log/log.ts';

/** Returns true if a password is known from a breach. Never rejects: if the service does not answer, the password is accepted. */
export type IsBreached = (password: string) => Promise<boolean>;

/** After this time a password counts as not breached. */
const timeoutMs = 1000;

/**
 * Asks a service for k-anonymity, such as the one of Have I Been Pwned, if a password is known from a breach. The service receives
 * five of the forty characters of its SHA-1. It answers with all endings that it knows for them, and adds others as padding. So
 * neither the service nor an eavesdropper learns the password, or if it was found. If the service is slow, away or sends nonsense,
 * shoppers can still register.
 * @param range address to which the five characters are appended
 */
export function breachedByRange(range: string, log: Log): IsBreached {
  return async (password) => {
    const hash = createHash('sha1').update(password.normalize('NFC')).digest('hex').toUpperCase();
    const [start, end] = [hash.slice(0, 5), hash.slice(5)];
    try {
      const answer = await fetch(range + start, {
        headers: { 'Add-Padding': 'true' },
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      });
      if (!answer.ok) throw new Error(`status ${answer.status}`);
      // Endings that only pad the answer have a count of 0.
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
