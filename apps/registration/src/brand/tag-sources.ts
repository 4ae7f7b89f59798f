/** What scripts of the shop's tracking and its consent tool may do, by directives of the content security policy. */
export interface TagSources {
  /** Origins beside the page's own. */
  readonly script: readonly string[];
  readonly connect: readonly string[];
  readonly img: readonly string[];
  readonly frame: readonly string[];
  /** Names of trusted-types policies, such as the tag manager's own. */
  readonly policies: readonly string[];
}
