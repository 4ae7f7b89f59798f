/** How a page of the app is shown in another site's page: in a frame, or in a window that the frame has opened. */
export type EmbeddedPlace = 'frame' | 'popup';

/**
 * The beginning of each place's paths. Below the frame's path the browser sends the frame's own cookies, with calls too. A popup
 * is an ordinary window of this site.
 */
export const embeddedPaths = { frame: '/embed', popup: '/embed-popup' } as const satisfies Record<
  EmbeddedPlace,
  string
>;

const prefix = /^\/embed(?<popup>-popup)?(?=\/)/;

/** Splits a path into its place and the app's own path. The path of an ordinary page has no place. */
export function placeOf(path: string): { readonly place?: EmbeddedPlace; readonly path: string } {
  const found = prefix.exec(path);
  if (!found) return { path };
  return { place: found.groups?.['popup'] ? 'popup' : 'frame', path: path.slice(found[0].length) };
}

/**
 * Names of a frame's cookies. The browser sends them in another site's page (`SameSite=None`), and never the ordinary ones. The
 * session's name ends like the ordinary one, so that one rule of a cache can bypass both.
 */
export const framedCookies = {
  session: '__Host-embedded_crema_session',
  csrf: '__Host-embedded_csrf',
  longTermToken: '__Host-embedded_ltt',
  /** Is empty. If the browser sends it back, it keeps cookies in this frame. */
  test: '__Host-embedded_test',
} as const;
