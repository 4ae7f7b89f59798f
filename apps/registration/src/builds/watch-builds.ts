/** The surroundings of a watch for newer builds; a test gives its own. */
interface Watch {
  /** Milliseconds between two questions; 0 asks only when a tab is seen again or a script is lost. */
  readonly every: number;
  /** Asks for the newest build. */
  readonly ask: () => Promise<string | undefined>;
  /** The page's own build. */
  readonly own: string;
  /** Whether an answer to something else is awaited. */
  readonly isPending: () => boolean;
  /** Called once, with the newer build. */
  readonly onNewer: (id: string) => void;
}

/** Milliseconds after which a question is put again that met another request. */
const later = 5000;

/**
 * Watches for a newer build: asks from time to time while the page is seen, and when a hidden tab is seen again. Never while
 * another request is on its way, and no more once there is one.
 * @returns asks at once, and says whether there is one now
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
