import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const styles = new URL('../src/styles.css', import.meta.url);

/**
 * The page's style sheet leaves out the components that no page uses; this stops a build in which one is used after all,
 * because it would have no look.
 * @throws the name of the component, and where to put it right
 */
export function leftOutStyles(): Plugin {
  const [, names = ''] =
    /@source not '[^']*design-system\/src\/\{([^}]*)\}/.exec(readFileSync(styles, 'utf8')) ?? [];
  const leftOut = new Set(names.split(','));
  return {
    name: 'crema-left-out-styles',
    apply: 'build',
    generateBundle(_, bundle) {
      const modules = Object.values(bundle).flatMap((output) =>
        output.type === 'chunk' ? output.moduleIds : [],
      );
      for (const id of modules) {
        const folder = /design-system\/src\/([^/]+)\//.exec(id)?.[1];
        if (folder !== undefined && leftOut.has(folder)) {
          this.error(
            `A page uses '${folder}', whose styles are left out. Take it out of '@source not' in src/styles.css.`,
          );
        }
      }
    },
  };
}
