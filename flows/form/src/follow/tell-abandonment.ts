import type { FormStore } from '../engine/form-store.ts';

/** Handlers for an abandoned form, and for its later success. */
interface Abandonment {
  readonly abandoned: (provisional: boolean) => void;
  readonly withdrawn: () => void;
}

/**
 * Reports an abandoned form once. A hidden page is the last moment at which a browser surely sends a report. A later success
 * withdraws the report. Returns a function that ends it: a form that is removed from its page is abandoned too.
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
