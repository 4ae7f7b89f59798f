import { readFile } from 'node:fs/promises';
import { anyOf } from '@crema/page-shell/build';
import { everyPageModules } from '../page-modules.mjs';

const file = new URL('../../dist/foreign-modules.json', import.meta.url);
const ofEveryPage = anyOf(everyPageModules);
// Modules that the build adds to every page.
const ofBuild =
  /rolldown[\\/]runtime|vite[\\/]preload-helper|node_modules[\\/](react|react-dom|scheduler)[\\/]/;

/** A row for every page that loads code it does not import, such as another flow's. */
export async function foreignRows() {
  const foreign = JSON.parse(await readFile(file, 'utf8'));
  return Object.entries(foreign).flatMap(([screen, modules]) => {
    const left = modules.filter((id) => !ofBuild.test(id) && !ofEveryPage.test(id));
    if (left.length === 0) return [];
    const name = screen.replace(/^.*src\/screens\//, '');
    return left.map((id) => [
      `${name} loads, but does not import, ${id.replace(/^.*?(?=flows|design-system|apps)/, '')}`,
      Infinity,
      0,
    ]);
  });
}
