const customer = { firstName: 'Erika', lastName: 'Muster' };

/** Whom a page may be for: anybody, a customer, or one who has joined the community. */
const visitors = {
  anybody: {},
  customer: { customer },
  member: { customer: { ...customer, isCommunityMember: true } },
};

/**
 * Renders a page as the first of those sees it whom its check lets in, and names that one as `shownTo`.
 * @returns `undefined` on a site that has no such page
 */
export async function shownPage(render, path, request) {
  for (const [shownTo, visitor] of Object.entries(visitors)) {
    const page = await render(path, { ...request, ...visitor });
    if (page.status !== 303) return { ...page, shownTo };
  }
  return undefined;
}
