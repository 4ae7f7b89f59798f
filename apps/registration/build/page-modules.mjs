import { brandFile } from './brand/brand-file.ts';

/** Modules that every page shows, by their ids; they are one script beside React's. */
export const everyPageModules = new RegExp(
  [
    String.raw`registration[\\/]src[\\/](brand[\\/][\w-]+\.ts|packs|tracking[\\/]tracking|routes[\\/]served-screen)`,
    String.raw`registration[\\/]src[\\/]shell[\\/](app\.|load-view|page-(context|heading|title))`,
    String.raw`page-shell[\\/]src[\\/](builds[\\/]import-again|document[\\/]serialise|view[\\/]use-view)`,
    String.raw`design-system[\\/]src[\\/](design-system-provider|stack|text|heading|link)[\\/.]`,
    String.raw`flows[\\/]form[\\/]src[\\/](messages|loading)`,
    'crema-packs$',
    `^${RegExp.escape(brandFile)}$`,
  ].join('|'),
);
