/** Somebody whom every page's check lets in. */
const member = { firstName: 'Erika', lastName: 'Muster', isCommunityMember: true };

/**
 * Renders a page as somebody sees it whom its check lets in: an anonymous visitor or, where those are led elsewhere, a customer
 * who has joined the community.
 */
export async function shownPage(render, path, request) {
  const page = await render(path, request);
  return page.status === 303 ? render(path, { ...request, customer: member }) : page;
}
