import type { FormStore } from '../engine/form-store.ts';

/** Hears that a form was left unfinished, and that it has succeeded after all. */
interface Abandonment {
  readonly abandoned: (provisional: boolean) => void;
  readonly withdrawn: () => void;
}

/**
 * Tells once that a form was left unfinished, at the last moment at which a page is sure to be heard: when it is hidden. Its
 * success withdraws that. Gives back a function that ends it: a form that goes without its page is abandoned, too.
 */
export function tellAbandonment(
  store: FormStore,
  hasStarted: () => boolean,
  { abandoned, withdrawn }: Abandonment,
): () => void {
  const letGo = new AbortController();
  const { signal } = letGo;
  let told = false;
  const leave = (provisional: boolean) => {
    if (told || !hasStarted() || store.form().status === 'leaving') return;
    told = true;
    abandoned(provisional);
  };
  document.addEventListener(
    'visibilitychange',
    () => {
      if (document.visibilityState === 'hidden') leave(true);
    },
    { signal },
  );
  addEventListener('pagehide', ({ persisted }) => leave(persisted), { signal });
  const unsubscribe = store.subscribe(() => {
    if (!told || store.form().status !== 'leaving') return;
    told = false;
    withdrawn();
  });
  return () => {
    letGo.abort();
    unsubscribe();
    leave(false);
  };
}
