/**
 * Has something follow a form that is fetched for it: when the shopper enters the form, or at once. Without it nobody misses
 * anything. Gives back a function that ends it, also where it comes late.
 * @param fetch fetches it, and gives back what ends it
 */
export function letFollow(
  form: HTMLFormElement | null,
  fetch: (form: HTMLFormElement) => Promise<() => void>,
  atOnce = false,
): (() => void) | undefined {
  if (!form) return undefined;
  const entered = new AbortController();
  let end: (() => void) | undefined;
  let gone = false;
  const start = () => {
    entered.abort();
    fetch(form).then(
      (letGo) => (gone ? letGo() : (end = letGo)),
      () => {},
    );
  };
  if (atOnce) start();
  else form.addEventListener('focusin', start, { signal: entered.signal });
  return () => {
    gone = true;
    entered.abort();
    end?.();
  };
}
