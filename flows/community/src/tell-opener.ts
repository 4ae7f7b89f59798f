/** The message that tells the window which opened a popup how it ended. */
export interface CommunityResult {
  readonly type: 'community-registration';
  readonly status: 'success';
}

/**
 * Tells the window that opened this one of a success. Who is not of a configured origin is told nothing: the browser
 * delivers a message only to the origin it is addressed to.
 * @param origins the origins that may hear of it, such as `https://www.crema.example`
 * @returns whether there is a window that opened this one
 */
export function tellOpener(origins: readonly string[]): boolean {
  const opener: Window | null = window.opener;
  if (!opener || opener.closed) return false;
  const result: CommunityResult = { type: 'community-registration', status: 'success' };
  for (const origin of origins) opener.postMessage(result, origin);
  return true;
}
