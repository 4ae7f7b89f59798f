/**
 * Fetches something that follows a form: when the shopper enters the form, or `atOnce`. The form works without it. Gives back a
 * function that ends it, also where it comes late.
 * @param fetch fetches it, and gives back what ends it. `isChanged` tells whether an answer was given before it came
 */
export function letFollow(
  form: HTMLFormElement | null,
  fetch: (form: HTMLFormElement, isChanged: () => boolean) => Promise<() => void>,
  atOnce?: boolean,
): (() => void) | undefined {
  if (!form) return undefined;
  let end: (() => void) | undefined;
  let gone = false;
  let changed = false;
  form.addEventListener('change', () => (changed = true));
  const start = () =>
    fetch(form, () => changed).then(
      (letGo) => (gone ? letGo() : (end = letGo)),
      () => {},
    );
  if (atOnce) void start();
  else form.addEventListener('focusin', start, { once: true });
  return () => {
    gone = true;
    form.removeEventListener('focusin', start);
    end?.();
  };
}
