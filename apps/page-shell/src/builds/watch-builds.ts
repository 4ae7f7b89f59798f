/** Options of a watch for newer builds. */
interface Watch {
  /** Milliseconds between two requests. With 0 it asks only when a hidden tab is shown again or a script has failed. */
  readonly every: number;
  /** Returns the id of the newest build. */
  readonly ask: () => Promise<string | undefined>;
  /** Id of the page's own build. */
  readonly own: string;
  /** Returns true while the page waits for the answer to another request. */
  readonly isPending: () => boolean;
  /** Called once, with the id of the newer build. */
  readonly onNewer: (id: string) => void;
}

/** Milliseconds before the next try, if the page was waiting for another request. */
const later = 5000;

/**
 * Watches for a newer build. It asks at intervals while the page is visible, and when a hidden tab is shown again. It never asks
 * during another request, and stops when it has found a newer build.
 * @returns a function that asks at once and returns true if there is a newer build
 */
export function watchBuilds({ every, ask, own, isPending, onNewer }: Watch): () => Promise<boolean> {
  let newer = false;
  let postponed: ReturnType<typeof setTimeout> | undefined;
  const check = async (): Promise<boolean> => {
    clearTimeout(postponed);
    if (newer) return true;
    if (isPending()) {
      postponed = setTimeout(() => void check(), later);
      return false;
    }
    const id = await ask();
    if (newer || id === undefined || id === own) return newer;
    newer = true;
    onNewer(id);
    return true;
  };
  const checkIfSeen = () => {
    if (document.visibilityState === 'visible') void check();
  };
  if (every > 0) setInterval(checkIfSeen, every);
  document.addEventListener('visibilitychange', checkIfSeen);
  return check;
}
