/**
 * `node scripts/browsers.mjs [folder…]`: checks that the browsers of .browserslistrc understand the built
 * app. Without a folder it checks the output of `npm run build`.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import browserslist from 'browserslist';
import { collect } from './browser-support/collect.mjs';
import { unsupportedScripts } from './browser-support/scripts.mjs';
import { unsupportedStyles } from './browser-support/styles.mjs';
import { dist, root } from './shared/places.mjs';
import { exitWith, sentence } from './shared/sentence.mjs';

await exitWith(async () => {
  const given = process.argv.slice(2);
  const folders = given.length > 0 ? given : [join(dist, 'client'), join(dist, 'pages')];
  const missing = folders.filter((folder) => !existsSync(folder));
  if (missing.length > 0)
    throw sentence(`There is nothing to check in ${missing.join(', ')}. Run: npm run build`);

  const browsers = [browserslist.loadConfig({ path: root }) ?? []].flat().join(', ');
  const { scripts, styles } = collect(folders);
  if (scripts.length + styles.length === 0)
    throw sentence(`There is no script and no style in ${folders.join(', ')}.`);
  const wrong = [
    ...(await unsupportedScripts(scripts, browsers)),
    ...(await unsupportedStyles(styles, browsers)),
  ];
  if (wrong.length > 0)
    throw sentence(`${wrong.join('\n')}\nNot every browser of .browserslistrc understands this.`);
  console.log(`${scripts.length} scripts and ${styles.length} styles fit ${browsers}`);
});
