/** Id of the element that contains the page's state. */
export const stateId = 'page-state';

/** Returns JSON for a data block in HTML. No text in it can end the block or open a comment. */
export function serialise(state: unknown): string {
  return JSON.stringify(state).replace(
    /[<\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
