/**
 * @typedef {object} OtherPages what pages of an app have a style beside its routes
 * @property {readonly { page: string, scope: string, source: string }[]} parts parts that can be on every page: name, selector of
 *   the element they are in, source of their script
 * @property {readonly { page: string, path: string }[]} pages pages without a route, by the path that shows them
 * @property {{ page: string, path: string }} failure the page after an error; `path` shows the same for what is missing
 * @property {(path: string) => string} embedded returns the address of an embedded page
 * @property {readonly string[]} embedders origins that may embed pages, for this rendering alone
 */

/**
 * Collects the contents of each page, for its style: its scripts without React, and its markup on every site.
 * @param {URL} dist with the server bundle, which need not be bound to the build's files yet
 * @param {{ scripts: Record<string, readonly string[]>, boot: string }} assets
 * @param {Record<'all' | 'ofForms', Record<string, readonly string[]>>} later scripts that a screen may fetch later, by its
 *   source: all, and those of the form itself
 * @param {import('../build-app.mjs').AppBuild} app
 */
export async function pageContents(dist, assets, later, { otherPages, shownPage }) {
  const { embedded, embedders, failure } = otherPages;
  const { createRender, createRenderFailure, pages, sites } = await import(
    new URL('server/app.js', dist).href
  );
  const build = { ...assets, build: '', styles: {} };
  const [render, renderFailure] = [createRender(build), createRenderFailure(build)];
  const markupOf = async (path) => {
    const rendered = await Promise.all(
      sites.map((site) => shownPage(render, path, { site, pageList: true, embedders })),
    );
    const markup = rendered.flatMap((page) => page?.html ?? []);
    if (markup.length === 0) throw new Error(`No visitor may see ${path} on any site.`);
    return markup;
  };
  const scriptsOf = (source) => {
    const loaded = ['src/entry-client.tsx', source].flatMap((each) => assets.scripts[each] ?? []);
    return [...new Set(loaded)].filter((file) => !/\/react-[^/]*$/.test(file));
  };
  const ofRoutes = pages.map(async ({ id, source, pathGroups, hasLaterStyle }) => {
    const markup = await Promise.all(pathGroups.map(([path]) => markupOf(path)));
    const page = { page: id, scripts: scriptsOf(source), markup: [assets.boot, ...markup.flat()] };
    // Messages of a form have their style from the first. A screen that fetches parts replaces its style when they arrive, see
    // `useLaterStyle`.
    const withScripts = (more = []) => ({ ...page, scripts: [...new Set([...page.scripts, ...more])] });
    const whole = withScripts(later.all[source]);
    // An embedded page has another layout, and no style replaces its first one.
    const framed = await Promise.all(pathGroups.map(([path]) => markupOf(embedded(path))));
    const inFrame = { ...whole, page: `${id}-embedded`, markup: [...page.markup, ...framed.flat()] };
    return hasLaterStyle
      ? [withScripts(later.ofForms[source]), { ...whole, page: `${id}-later` }, inFrame]
      : [whole, inFrame];
  });
  const failures = await Promise.all(sites.map((site) => renderFailure(site)));
  const missing = await markupOf(failure.path);
  const ofOthers = otherPages.pages.map(async ({ page, path }) => ({
    page,
    scripts: [],
    markup: await markupOf(path),
  }));
  return [
    ...(await Promise.all(ofRoutes)).flat(),
    // A build can have no script of a part, because its brand does not use it.
    ...otherPages.parts.flatMap(({ page, scope, source }) =>
      assets.scripts[source] ? [{ page, scope, scripts: scriptsOf(source), markup: [] }] : [],
    ),
    { page: failure.page, scripts: [], markup: [...failures.map(({ html }) => html), ...missing] },
    ...(await Promise.all(ofOthers)),
  ];
}
