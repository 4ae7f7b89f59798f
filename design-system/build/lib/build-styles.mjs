import { cpSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import cascadeLayers from '@csstools/postcss-cascade-layers';
import tailwindcss from '@tailwindcss/vite';
import postcss from 'postcss';
import { build } from 'vite';
import { inOneLayer } from './own-classes.mjs';

/** The supported browsers: Chrome 111, Firefox 128, Safari 16.4. */
const TARGET = ['chrome111', 'firefox128', 'safari16.4'];

/**
 * Writes `dist/styles.css`, and copies the sources' style sheets for apps with Tailwind and the fonts with their licences.
 *
 * All rules are in one cascade layer, `crema`, which contains Tailwind's layers (`crema.base`, `crema.components`, …). Rules of
 * an app that are in no layer, or in a later one, override them whatever their specificity is. `dist/styles-unlayered.css` has
 * the same rules without layers, for apps that use none.
 *
 * @param {URL} src
 * @param {URL} dist
 */
export async function buildStyles(src, dist) {
  for (const file of globSync(['**/*.css', 'fonts/*.{woff2,txt}'], { cwd: src })) {
    cpSync(new URL(file, src), new URL(file, dist));
  }
  await build({
    configFile: false,
    root: fileURLToPath(new URL('../', import.meta.url)),
    base: './',
    logLevel: 'warn',
    publicDir: false,
    plugins: [tailwindcss()],
    build: {
      outDir: fileURLToPath(dist),
      emptyOutDir: false,
      assetsInlineLimit: 0,
      cssTarget: TARGET,
      rolldownOptions: {
        input: { styles: fileURLToPath(new URL('../styles.css', import.meta.url)) },
        output: {
          assetFileNames: ({ names }) =>
            names.some((name) => name.endsWith('.css')) ? '[name][extname]' : 'fonts/[name][extname]',
        },
      },
    },
  });
  const sheet = new URL('styles.css', dist);
  const styles = notInlined(inOneLayer(readFileSync(sheet, 'utf8')));
  writeFileSync(sheet, styles);
  writeFileSync(new URL('styles-unlayered.css', dist), unlayered(styles));
  const faces = new URL('fonts/fonts.gen.css', dist);
  writeFileSync(faces, notInlined(readFileSync(faces, 'utf8')));
}

/**
 * Vite inlines small files into the style sheet, so that every visitor would load the letters of all languages. The query
 * prevents that, and a server ignores it.
 * @param {string} css
 */
const notInlined = (css) => css.replaceAll(/\.woff2(?=['")])/g, '.woff2?no-inline');

/** Marks the rules of a layer until the layers are removed. */
const MARK = '--is-utility';

/** Properties that Bootstrap sets on bare elements and our sheet does not set. */
const BARE = '.ds:not(#\\#){clear:none}';

/**
 * Returns the same sheet without layers, for apps without layers, such as those with Bootstrap. Their rules would override every
 * layer. Specificity replaces the order of the layers. All selectors have a higher one than a class, and utilities are
 * `!important`, because Bootstrap's are.
 *
 * @param {string} css in layers
 */
function unlayered(css) {
  const sheet = postcss.parse(css);
  sheet.walkAtRules('layer', (layer) => {
    if (layer.params === 'utilities') layer.walkRules((rule) => void rule.append({ prop: MARK, value: '1' }));
  });
  // A layer below all others, so that the lowest of ours has a higher specificity than no layer.
  const below = '@layer below{nothing{--nothing:0}}';
  const { root } = postcss([cascadeLayers({ onRevertLayerKeyword: false })]).process(
    below + sheet.toString(),
    {
      from: undefined,
    },
  );
  root.walkDecls('--nothing', (declaration) => void declaration.parent?.remove());
  root.walkDecls(MARK, (mark) => {
    const rule = mark.parent;
    mark.remove();
    rule?.each((each) => {
      if (each.type === 'decl' && !each.prop.startsWith('--')) each.important = true;
    });
  });
  return BARE + root.toString();
}
