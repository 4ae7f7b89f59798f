/** Fields of a posted form that belong to the post, not to what the shopper entered; none of them is shown again. */
const hidden = new Set(['csrfToken', 'idempotencyKey', 'site', 'path', 'password']);

/** Reads a urlencoded body: one text per name, the last one where a name repeats. */
export function readFormFields(body: string): Readonly<Record<string, string>> {
  return Object.fromEntries(
    [...new URLSearchParams(body)].filter(([name]) => name !== '__proto__').slice(0, 100),
  );
}

/** What may stand in the form again after an error. A password never does. */
export function echoedFields(fields: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !hidden.has(name)));
}
