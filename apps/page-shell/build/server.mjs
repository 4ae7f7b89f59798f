import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

/**
 * Builds the server bundle into `server/app.js`.
 * @param {URL} dist
 * @param {import('./build-app.mjs').AppBuild} app
 */
export async function buildServer(dist, app) {
  const folder = fileURLToPath(app.folder);
  await build({
    configFile: `${folder}vite.config.ts`,
    logLevel: 'warn',
    build: {
      ssr: `${folder}src/entry-server.tsx`,
      outDir: fileURLToPath(new URL('server', dist)),
      minify: false,
      // One file, read once at the start: a build beside a running server takes nothing away from it.
      rolldownOptions: { output: { entryFileNames: 'app.js', codeSplitting: false } },
    },
  });
  await writeFile(new URL('server/package.json', dist), '{ "type": "module" }\n');
}

/**
 * Writes the entry of the server bundle, which binds the renderer to this build's files and to its prerendered pages.
 * @param {URL} dist
 * @param {object} assets
 * @param {import('./build-app.mjs').AppBuild} app
 */
export async function bindServer(dist, assets, { served }) {
  await writeFile(new URL('assets.json', dist), JSON.stringify(assets));
  const { renderMissing } = await import(new URL('server/app.js', dist).href);
  await writeFile(
    new URL('server/index.js', dist),
    [
      "import { createPayload, createRender, createRenderFailure } from './app.js';",
      `const build = ${JSON.stringify(assets)};`,
      `const missing = ${JSON.stringify(await renderMissing(assets))};`,
      'export const buildId = build.build;',
      'export const render = createRender(build, missing);',
      'export const renderFailure = createRenderFailure(build);',
      'export const payload = createPayload(build);',
      `export { ${served.join(', ')} } from './app.js';`,
      '',
    ].join('\n'),
  );
}
