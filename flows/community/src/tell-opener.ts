/** The message to the opener of a popup about its result. */
export interface CommunityResult {
  readonly type: 'community-registration';
  readonly status: 'success';
}

/** Returns true if an open window has opened this one. */
export function hasOpener(): boolean {
  const opener: Window | null = window.opener;
  return opener !== null && !opener.closed;
}

/**
 * Sends the success to the window that opened this one, if there is one. The browser delivers the message only to a configured
 * origin.
 * @param origins the origins that may receive it, such as `https://www.crema.example`
 */
export function tellOpener(origins: readonly string[]): void {
  const opener: Window | null = window.opener;
  const result: CommunityResult = { type: 'community-registration', status: 'success' };
  for (const origin of origins) opener?.postMessage(result, origin);
}
