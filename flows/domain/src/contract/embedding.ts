/** Where a page of the app is shown that stands in somebody else's: in a frame of it, or in a window that such a frame opened. */
export type EmbeddedPlace = 'frame' | 'popup';

/**
 * The first part of the addresses of each place. What is below the frame's is asked for with the frame's own cookies, calls
 * included; a popup is a window of this site like any other.
 */
export const embeddedPaths = { frame: '/embed', popup: '/embed-popup' } as const satisfies Record<
  EmbeddedPlace,
  string
>;

const prefix = /^\/embed(?<popup>-popup)?(?=\/)/;

/** Divides a path into the place it is for and the app's own path; an ordinary page's has no place. */
export function placeOf(path: string): { readonly place?: EmbeddedPlace; readonly path: string } {
  const found = prefix.exec(path);
  if (!found) return { path };
  return { place: found.groups?.['popup'] ? 'popup' : 'frame', path: path.slice(found[0].length) };
}

/**
 * Cookies of a frame, apart from the site's own: these are sent in somebody else's page (`SameSite=None`), where those never are.
 * The session's name ends as the ordinary one's does, so that a cache which passes by the one can pass by the other.
 */
export const framedCookies = {
  session: '__Host-embedded_crema_session',
  csrf: '__Host-embedded_csrf',
  longTermToken: '__Host-embedded_ltt',
  /** Holds nothing: whether it comes back says whether any cookie would. */
  test: '__Host-embedded_test',
} as const;
