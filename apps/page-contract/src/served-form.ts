import type { Flow, FormVariant } from '@crema/flow-domain';

/**
 * A form as its page serves it. The app passes it to the server, so that the server judges a post without JavaScript like the page.
 * A flow can have forms on several pages, each in a variant of its own (Registration §2).
 */
export interface ServedForm {
  readonly flow: Flow;
  readonly variant: FormVariant;
  /** The page's paths, its own first. */
  readonly paths: readonly [string, ...string[]];
  /** The path after a success, unless the app chooses it by the page's address. @default '/' */
  readonly next?: string | undefined;
}
