import type { PageState } from '../routes/page-state.ts';

/** Id of the element that carries the page's state. */
export const stateId = 'page-state';

/** JSON for a data block in HTML: no text in it can end the block or open a comment. */
export function serialise(state: PageState): string {
  return JSON.stringify(state).replace(
    /[<\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
