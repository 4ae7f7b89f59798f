const customer = { firstName: 'Erika', lastName: 'Muster' };

/** The visitors that a page can be for: anybody, a customer, or a customer who has joined the community. */
const visitors = {
  anybody: {},
  customer: { customer },
  member: { customer: { ...customer, isCommunityMember: true } },
};

/**
 * Renders a page for the first visitor that its check admits. Returns the name of that visitor as `shownTo`.
 * @returns `undefined` on a site that has no such page
 */
export async function shownPage(render, path, request) {
  for (const [shownTo, visitor] of Object.entries(visitors)) {
    const page = await render(path, { ...request, ...visitor });
    if (page.status !== 303) return { ...page, shownTo };
  }
  return undefined;
}
