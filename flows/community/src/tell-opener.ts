/** The message that tells the window which opened a popup how it ended. */
export interface CommunityResult {
  readonly type: 'community-registration';
  readonly status: 'success';
}

/** Whether a window that is still open has opened this one. */
export function hasOpener(): boolean {
  const opener: Window | null = window.opener;
  return opener !== null && !opener.closed;
}

/**
 * Tells the window that opened this one of a success; without one nobody is told. Who is not of a configured origin is told
 * nothing either: the browser delivers a message only to the origin it is addressed to.
 * @param origins the origins that may hear of it, such as `https://www.crema.example`
 */
export function tellOpener(origins: readonly string[]): void {
  const opener: Window | null = window.opener;
  const result: CommunityResult = { type: 'community-registration', status: 'success' };
  for (const origin of origins) opener?.postMessage(result, origin);
}
