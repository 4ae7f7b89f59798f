import { keptChoice, tellChoice } from './choice.ts';

/** What happens in a page when its visitor comes back from another one of the same shop, in another tab or window or before it. */
const returns = ['visibilitychange', 'pageshow', 'focus'];

/**
 * Follows what is chosen in other tabs. The page is told of it as of a choice of its own: the tracking library believes the groups that
 * the page was told last before the cookie.
 * @param onChoice told of it, too
 */
export function followChoice(onChoice: () => void, signal: AbortSignal): void {
  const read = () => keptChoice()?.join();
  let known = read();
  const look = () => {
    const choice = keptChoice();
    if (!choice || choice.join() === known) return;
    // By the event as well, but not before all others who hear it.
    known = choice.join();
    tellChoice(choice);
    onChoice();
  };
  for (const name of returns) addEventListener(name, look, { signal });
  addEventListener('OneTrustGroupsUpdated', () => (known = read()), { signal });
}
