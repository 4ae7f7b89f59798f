import type { TagManagerOptions } from './tag-manager-options.ts';

/** The id of the shop's container, such as `GTM-ABC123`: as the options say it, or as the script's address names it. */
export const containerId = ({ container, src = '' }: TagManagerOptions): string | undefined =>
  container ?? /[?&]id=([\w-]+)/.exec(src)?.[1];
