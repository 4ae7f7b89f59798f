/** Name of a page’s style in a build, as `build/styles/page-styles.mjs` writes it. */
const styleFile = (page: string, build: string): string => `/assets/${page}-${build}.css`;

/** Name of the style that a page has once it has fetched all its parts. */
export const laterStyle = (page: string): string => `${page}-later`;

/** Name of the style that a page has in somebody else's. */
export const embeddedStyle = (page: string): string => `${page}-embedded`;

/** Styles of pages in the document: the one that was served inline, and those that were fetched since. */
type PageStyle = HTMLLinkElement | HTMLStyleElement;

const fetched = new Map<string, Promise<PageStyle>>();

async function fetchStyle(page: string, build: string): Promise<PageStyle> {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  // Without effect until it is put on.
  link.media = 'not all';
  link.dataset['page'] = page;
  link.href = styleFile(page, build);
  try {
    await new Promise((loaded, failed) => {
      link.addEventListener('load', loaded);
      link.addEventListener('error', failed);
      document.head.append(link);
    });
  } catch (error) {
    link.remove();
    fetched.delete(page);
    throw error;
  }
  return link;
}

/**
 * Fetches the style of another page of the app, which has the rules of what that page shows and no other. Put on, it takes the
 * place of the one before: two of them together would change the order of their rules. In development there is one for all.
 * @returns what puts it on
 * @throws when it cannot be fetched
 */
export async function loadStyle(page: string): Promise<() => void> {
  const served = document.querySelector<HTMLStyleElement>('style[data-build]');
  const { build, page: first } = served?.dataset ?? {};
  if (!served || !build) return () => {};
  const coming = page === first ? served : (fetched.get(page) ?? fetchStyle(page, build));
  if (coming instanceof Promise) fetched.set(page, coming);
  const style = await coming;
  return () => {
    for (const each of document.querySelectorAll<PageStyle>('[data-page]')) {
      each.media = each === style ? 'all' : 'not all';
    }
  };
}

/**
 * Adds the style of a part that can stand on every page, whose rules hold for that part alone. In development there is one for all.
 * @throws when it cannot be fetched
 */
export async function addStyle(part: string): Promise<void> {
  const { build } = document.querySelector<HTMLStyleElement>('style[data-build]')?.dataset ?? {};
  if (!build) return;
  const coming = fetched.get(part) ?? fetchStyle(part, build);
  fetched.set(part, coming);
  const style = await coming;
  delete style.dataset['page'];
  style.media = 'all';
}
