import { member } from './member.ts';

/** Where a server tells its newest build. */
const latestBuild = '/builds/latest.json';

/**
 * Asks the server for its newest build (Registration §7).
 * @returns its id; `undefined` where no answer can be had
 */
export async function askLatest(): Promise<string | undefined> {
  try {
    const answer = await fetch(`${latestBuild}?${Date.now()}`, { cache: 'no-store' });
    const id = answer.ok ? member(await answer.json(), 'id') : undefined;
    return typeof id === 'string' ? id : undefined;
  } catch {
    return undefined;
  }
}
