/** The script that reads the data layer. */
export interface TagManagerOptions {
  /** Address of the script. Absent: nothing is loaded, the page brings its own or none. A container that the page has already is not loaded again. */
  readonly src?: string;
  /** Id of the shop's container: only its tags count as fired. @default what the script's address says */
  readonly container?: string;
  /**
   * `consent` loads the script once statistics has been agreed to; `eager` at once, with everything denied until then.
   * @default 'consent'
   */
  readonly load?: 'consent' | 'eager';
  /** Nonce of the page's content security policy. @default that of a script already on the page */
  readonly nonce?: string;
}
