import { defaultClientConditions, defaultServerConditions, type UserConfig } from 'vite';

/** The condition under which a package of the repository exports its sources. */
const source = '@crema/source';

/**
 * Returns the settings that the page shell needs in an app's `vite.config.ts`. Build, development server and size report share them.
 * @param command as Vite passes it to a configuration
 */
export const shellSettings = (command: 'build' | 'serve'): UserConfig => ({
  publicDir: false,
  resolve: { conditions: [source, ...defaultClientConditions] },
  ssr: {
    resolve: { conditions: [source, ...defaultServerConditions] },
    // One self-contained server bundle, because the server that loads it knows neither React nor the packages.
    noExternal: command === 'build' ? true : [/^@crema\//],
  },
  build: {
    target: ['chrome111', 'firefox128', 'safari16.4'],
    assetsInlineLimit: 0,
    // One style sheet, of which each page gets its part.
    cssCodeSplit: false,
    // Pages name the scripts that they need.
    modulePreload: false,
  },
});
