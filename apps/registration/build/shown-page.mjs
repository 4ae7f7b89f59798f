const customer = { firstName: 'Erika', lastName: 'Muster' };

/** Whom a page may be for: anybody, a customer, or one who has joined the community. */
const visitors = [{}, { customer }, { customer: { ...customer, isCommunityMember: true } }];

/** Renders a page as the first of those sees it whom its check lets in. */
export async function shownPage(render, path, request) {
  for (const visitor of visitors) {
    const page = await render(path, { ...request, ...visitor });
    if (page.status !== 303) return page;
  }
  throw new Error(`Nobody is let in to ${path}.`);
}
