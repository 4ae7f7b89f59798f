/** Options of the script that reads the data layer. */
export interface TagManagerOptions {
  /** Address of the script. Without it no script is loaded. A container that is on the page is not loaded again. */
  readonly src?: string;
  /** Id of the shop's container. Only its tags count as fired. @default the id in the script's address */
  readonly container?: string;
  /**
   * `consent` loads the script after consent to statistics. `eager` loads it at once, with everything denied until then.
   * @default 'consent'
   */
  readonly load?: 'consent' | 'eager';
  /** Nonce of the page's content security policy. @default the nonce of a script on the page */
  readonly nonce?: string;
}

/** Returns the id of the shop's container, such as `GTM-ABC123`, from the options or the script's address. */
export const containerId = ({ container, src = '' }: TagManagerOptions): string | undefined =>
  container ?? /[?&]id=([\w-]+)/.exec(src)?.[1];
