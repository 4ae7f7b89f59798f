/** Returns the URL path of a page's style, as `build/styles/page-styles.mjs` writes it. */
const styleFile = (page: string, build: string): string => `/assets/${page}-${build}.css`;

/** Returns the name of the style of a page that has fetched all its parts. */
export const laterStyle = (page: string): string => `${page}-later`;

/** Returns the name of the style of an embedded page. */
export const embeddedStyle = (page: string): string => `${page}-embedded`;

/** A page's style in the document: served inline, or fetched later. */
type PageStyle = HTMLLinkElement | HTMLStyleElement;

const fetched = new Map<string, Promise<PageStyle>>();

async function fetchStyle(page: string, build: string): Promise<PageStyle> {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  // Has no effect until it is put on.
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
 * Fetches the style of another page of the app, which has only the rules for that page. It replaces the style before, because two
 * of them together would change the order of their rules. In development all pages share one style.
 * @returns a function that puts it on
 * @throws if it cannot be fetched
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
 * Adds the style of a part that can be on every page. Its rules apply to that part alone. In development all pages share one style.
 * @throws if it cannot be fetched
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
