import { shownPage } from '../shown-page.mjs';

const anybody = 'https://embedder.invalid';
const embedded = (path) => `/embed${path}?host=${encodeURIComponent(anybody)}`;

/**
 * Collects the contents of each page, for its style: the scripts it loads but React, and its markup on every site.
 * @param {URL} dist with the server bundle, which need not be bound to the build's files yet
 * @param {{ scripts: Record<string, readonly string[]>, boot: string }} assets
 * @param {Record<'all' | 'ofForms', Record<string, readonly string[]>>} later scripts that a screen can come to fetch, by its
 *   source: all, and those of the form itself
 */
export async function pageContents(dist, assets, later) {
  const { createRender, createRenderFailure, pages, sites } = await import(
    new URL('server/app.js', dist).href
  );
  const build = { ...assets, build: '', styles: {} };
  const [render, renderFailure] = [createRender(build), createRenderFailure(build)];
  const markupOf = async (path) => {
    const rendered = await Promise.all(
      sites.map((site) => shownPage(render, path, { site, pageList: true, embedders: [anybody] })),
    );
    const markup = rendered.flatMap((page) => page?.html ?? []);
    if (markup.length === 0) throw new Error(`Nobody is let in to ${path} on any site.`);
    return markup;
  };
  const scriptsOf = (source) => {
    const loaded = ['src/entry-client.tsx', source].flatMap((each) => assets.scripts[each] ?? []);
    return [...new Set(loaded)].filter((file) => !/\/react-[^/]*$/.test(file));
  };
  const ofRoutes = pages.map(async ({ id, source, pathGroups, hasLaterStyle }) => {
    const markup = await Promise.all(pathGroups.map(([path]) => markupOf(path)));
    const page = { page: id, scripts: scriptsOf(source), markup: [assets.boot, ...markup.flat()] };
    // What a form says of what was entered has its style from the first. A screen that fetches parts of its own puts the style of
    // those on in place of the other once they are there, see `useLaterStyle`.
    const withScripts = (more = []) => ({ ...page, scripts: [...new Set([...page.scripts, ...more])] });
    const whole = withScripts(later.all[source]);
    // In somebody else's page another layout stands around, and no style takes the place of the first one.
    const framed = await Promise.all(pathGroups.map(([path]) => markupOf(embedded(path))));
    const inFrame = { ...whole, page: `${id}-embedded`, markup: [...page.markup, ...framed.flat()] };
    return hasLaterStyle
      ? [withScripts(later.ofForms[source]), { ...whole, page: `${id}-later` }, inFrame]
      : [whole, inFrame];
  });
  const banner = scriptsOf('src/consent/open-banner.tsx');
  const failures = await Promise.all(sites.map((site) => renderFailure(site)));
  const missing = await markupOf('/builds/missing');
  return [
    ...(await Promise.all(ofRoutes)).flat(),
    // A brand that asks for no consent has none.
    ...(assets.scripts['src/consent/open-banner.tsx']
      ? [{ page: 'cookies', scope: '#cookies-place', scripts: banner, markup: [] }]
      : []),
    { page: 'error-page', scripts: [], markup: [...failures.map(({ html }) => html), ...missing] },
    { page: 'embedded-offer', scripts: [], markup: await markupOf(`${embedded('/signup')}&window=1`) },
    { page: 'page-list', scripts: [], markup: await markupOf('/registration') },
  ];
}
