import { readFile } from 'node:fs/promises';
import { anyOf } from '../patterns.mjs';

// Modules that the build adds to every page.
const ofBuild =
  /rolldown[\\/]runtime|vite[\\/]preload-helper|node_modules[\\/](react|react-dom|scheduler)[\\/]/;

/**
 * Returns a row for every page that loads code it does not import, such as another flow's.
 * @param {URL} dist
 * @param {readonly RegExp[]} everyPage modules that every page shows
 */
export async function foreignRows(dist, everyPage) {
  const ofEveryPage = anyOf(everyPage);
  const foreign = JSON.parse(await readFile(new URL('foreign-modules.json', dist), 'utf8'));
  return Object.entries(foreign).flatMap(([screen, modules]) => {
    const left = modules.filter((id) => !ofBuild.test(id) && !ofEveryPage.test(id));
    const name = screen.replace(/^.*src\/screens\//, '');
    return left.map((id) => [
      `${name} loads, but does not import, ${id.replace(/^.*?(?=flows|design-system|apps)/, '')}`,
      Infinity,
      0,
    ]);
  });
}
