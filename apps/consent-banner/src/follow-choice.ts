import { keptChoice, tellChoice } from './choice.ts';

/** Events of a page whose visitor comes back from another page of the shop, in any tab or window. */
const returns = ['visibilitychange', 'pageshow', 'focus'];

/**
 * Follows choices in other tabs. It reports them like a choice in this page, because the tracking library prefers the groups that
 * were reported last to the cookie.
 * @param onChoice called after each of them
 */
export function followChoice(onChoice: () => void, signal: AbortSignal): void {
  const read = () => keptChoice()?.join();
  let known = read();
  const look = () => {
    const choice = keptChoice();
    if (!choice || choice.join() === known) return;
    // The event below sets it, too, but other listeners may run before that one.
    known = choice.join();
    tellChoice(choice);
    onChoice();
  };
  for (const name of returns) addEventListener(name, look, { signal });
  addEventListener('OneTrustGroupsUpdated', () => (known = read()), { signal });
}
