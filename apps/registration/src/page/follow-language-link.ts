import { draftPrefix } from './forget-drafts.ts';

/** Entries that stay in their own form: the card, a company, and a company's salutation. */
const left = /^cardSelection\.|company/i;

function movable(draft: string): string {
  const kept: unknown = JSON.parse(draft);
  if (typeof kept !== 'object' || kept === null || !('values' in kept)) return draft;
  const entries = Object.entries(kept.values ?? {}).filter(
    ([name, value]) => !left.test(name) && value !== 'COMPANY',
  );
  return JSON.stringify({ ...kept, values: Object.fromEntries(entries) });
}

/** Moves this tab's drafts of a site's forms to the same forms of another site. Each keeps its age and its customer. */
export function moveDrafts(from: string, to: string): void {
  // Forms write what was typed last, as they do when the page is hidden.
  document.dispatchEvent(new Event('visibilitychange'));
  const begin = `${draftPrefix}${from} `;
  try {
    for (const key of Object.keys(sessionStorage)) {
      if (!key.startsWith(begin)) continue;
      const draft = sessionStorage.getItem(key) ?? '';
      sessionStorage.removeItem(key);
      sessionStorage.setItem(`${draftPrefix}${to} ${key.slice(begin.length)}`, movable(draft));
    }
  } catch {
    // A browser that refuses its storage has kept nothing.
  }
}

/**
 * Lets the link to a page's other language take along what was typed, and the address that the page has now. It is part of the
 * layout, which stays when another page is shown in the same document.
 */
export function followLanguageLink(link: HTMLAnchorElement): void {
  link.addEventListener('click', (event) => {
    const target = new URL(link.href);
    const { origin, pathname, search } = location;
    const isOwnPost = pathname.startsWith('/service/registration/form/');
    if (!isOwnPost) {
      const site = target.searchParams.get('site');
      target.pathname = pathname;
      target.search = search;
      target.searchParams.delete('locale');
      if (site) target.searchParams.set('site', site);
      link.href = target.href;
    }
    const [from = '', to = ''] = link.dataset['languages']?.split(' ') ?? [];
    // In a new tab or window the shopper keeps this form, and a draft cannot follow to another host.
    const opensElsewhere = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
    if (target.origin === origin && !opensElsewhere) moveDrafts(from, to);
  });
}
