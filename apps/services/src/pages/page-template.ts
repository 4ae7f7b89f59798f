/** What differs between two answers with the same page. */
export interface PageTokens {
  readonly csrfToken: string;
  readonly idempotencyKey: string;
}

/** Puts the tokens of one answer into a page. */
export type FillPage = (tokens: PageTokens) => string;

const markers = /(__CREMA_CSRF__|__CREMA_IDEMPOTENCY__)/;

/** Cuts a page at its markers, once, so that an answer only has to join the pieces. */
export function compilePage(html: string): FillPage {
  const pieces = html.split(markers);
  return ({ csrfToken, idempotencyKey }) =>
    pieces
      .map((piece) =>
        piece === '__CREMA_CSRF__' ? csrfToken : piece === '__CREMA_IDEMPOTENCY__' ? idempotencyKey : piece,
      )
      .join('');
}
