import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const app = fileURLToPath(new URL('..', import.meta.url));

/** Builds the server bundle into `server/app.js`. */
export async function buildServer(dist) {
  await build({
    configFile: `${app}vite.config.ts`,
    logLevel: 'warn',
    build: {
      ssr: `${app}src/entry-server.tsx`,
      outDir: fileURLToPath(new URL('server', dist)),
      minify: false,
      // One file, read once at the start: a build beside a running server takes nothing away from it.
      rolldownOptions: { output: { entryFileNames: 'app.js', codeSplitting: false } },
    },
  });
  await writeFile(new URL('server/package.json', dist), '{ "type": "module" }\n');
}

/** Writes the server bundle's entry, which binds the renderer to this build's files and to the pages it has made beforehand. */
export async function bindServer(dist, assets) {
  await writeFile(new URL('assets.json', dist), JSON.stringify(assets));
  const { renderMissing } = await import(new URL('server/app.js', dist).href);
  await writeFile(
    new URL('server/index.js', dist),
    [
      "import { companyTerms, consentsPage, createPayload, createRender, createRenderFailure, documents, embedderOrigins, forms, hosts, leadsToFrom, options, pages, parameters, redirects, sites } from './app.js';",
      `const build = ${JSON.stringify(assets)};`,
      `const missing = ${JSON.stringify(await renderMissing(assets))};`,
      'export const buildId = build.build;',
      'export const render = createRender(build, missing);',
      'export const renderFailure = createRenderFailure(build);',
      'export const payload = createPayload(build);',
      'export { companyTerms, consentsPage, documents, embedderOrigins, forms, hosts, leadsToFrom as leadsTo, options, pages, parameters, redirects, sites };',
      '',
    ].join('\n'),
  );
}
