import type { FieldErrors } from './field-props.ts';

/** For development alone. A bundler takes out of a shopper's page what asks for `NODE_ENV`, as it does in React. */

/** The names by which fields have asked for an error. */
const asked = new WeakMap<FieldErrors, Set<string>>();

/** Notes by which names a field asks for its error. */
export function noteNames(errors: FieldErrors | undefined, names: readonly (string | undefined)[]): void {
  if (!errors) return;
  const known = asked.get(errors) ?? new Set();
  asked.set(errors, known);
  for (const name of names) if (name) known.add(name);
}

/** Milliseconds after which every field is there, also one that is fetched first. */
const FIELDS_WAIT_MS = 2000;

/** Warns of errors that nobody sees, because no field has their name. Returns what ends the waiting. */
export function warnOfUnknown(errors: FieldErrors): () => void {
  const timer = setTimeout(() => {
    const known = asked.get(errors);
    const unknown = Object.keys(errors).filter(
      (name) => [errors[name]].flat().some(Boolean) && !known?.has(name),
    );
    if (unknown.length > 0) {
      const names = unknown.map((name) => `"${name}"`).join(', ');
      console.warn(`No field of the form has the name ${names}. Its error in \`errors\` is not shown.`);
    }
  }, FIELDS_WAIT_MS);
  return () => clearTimeout(timer);
}
