import { useEffect, useEffectEvent } from 'react';

/** What Chrome has on Android and on the desktop; TypeScript does not know it yet. */
interface Watcher extends EventTarget {
  destroy: () => void;
}

declare global {
  interface Window {
    CloseWatcher?: new () => Watcher;
  }
}

/**
 * Hears the system's wish to close what is on top: Android's Back, where the browser tells it. The newest window hears it, and the
 * page behind stays where it is.
 */
export function useCloseWatcher(view: Window | null, onBack: () => void): void {
  const back = useEffectEvent(onBack);
  useEffect(() => {
    const Watcher = view?.CloseWatcher;
    if (!Watcher) return undefined;
    let watcher: Watcher;
    const watch = () => {
      watcher = new Watcher();
      watcher.addEventListener('close', () => {
        // It is spent. The window may stay open, and is asked again then.
        watch();
        back();
      });
    };
    watch();
    return () => watcher.destroy();
  }, [view]);
}
