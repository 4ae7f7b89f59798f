import type { FieldErrors } from './field-props.ts';

/** For development only. A bundler removes code behind `NODE_ENV` from a shopper's page, as in React. */

/** The names for which fields have requested an error. */
const asked = new WeakMap<FieldErrors, Set<string>>();

/** Records the names for which a field requests its error. */
export function noteNames(errors: FieldErrors | undefined, names: readonly (string | undefined)[]): void {
  if (!errors) return;
  const known = asked.get(errors) ?? new Set();
  asked.set(errors, known);
  for (const name of names) if (name) known.add(name);
}

/** Milliseconds until every field is mounted, including fields that are loaded first. */
const FIELDS_WAIT_MS = 2000;

/** Warns of errors that no field shows, because no field has their name. Returns a function that cancels the warning. */
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
