import { brandFile } from './brand/brand-file.ts';

/** Returns a pattern for the modules whose path contains a text. @param {string} path with slashes */
const within = (path) => new RegExp(RegExp.escape(path).replaceAll(String.raw`\/`, String.raw`[\\/]`));

/**
 * Modules that every page shows, by their ids; they are one script beside React's. The build fails if one of these patterns matches
 * no module.
 * @type {readonly RegExp[]}
 */
export const everyPageModules = [
  /registration[\\/]src[\\/]brand[\\/][\w-]+\.ts/,
  ...[
    'registration/src/packs/',
    'registration/src/page/app.',
    'registration/src/page/load-view.',
    'registration/src/page/page-context.',
    'registration/src/page/page-heading.',
    'registration/src/page/page-title.',
    'registration/src/tracking/tracking.',
    'page-shell/src/builds/import-again.',
    'page-shell/src/document/serialise.',
    'page-shell/src/view/use-view.',
    'design-system/src/design-system-provider/',
    'design-system/src/heading/',
    'design-system/src/link/',
    'design-system/src/stack/',
    'design-system/src/text/',
    'flows/form/src/loading.',
    'flows/form/src/messages/',
  ].map(within),
  /crema-packs$/,
  new RegExp(`^${RegExp.escape(brandFile)}$`),
];
