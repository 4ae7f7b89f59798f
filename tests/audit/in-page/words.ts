import { textBoxes } from '../../stories/checks/visible.ts';

/** Returns each visible text with the language that a screen reader speaks it in. */
export const textsWithLanguage = (): { readonly text: string; readonly lang: string }[] =>
  textBoxes(document.body).map(({ node, parent }) => ({
    text: node.data.trim(),
    lang: parent.closest('[lang]')?.getAttribute('lang') ?? '',
  }));

type Links = readonly { readonly words: string; readonly path: string }[];

const linksIn = (page: Document): Links =>
  Array.from(page.querySelectorAll<HTMLAnchorElement>(':is(header, footer) a[href]:not([lang])')).map(
    (link) => ({
      words: (link.getAttribute('aria-label') ?? link.textContent).trim(),
      path: (link.getAttribute('href') ?? '').replace(/[?#].*$/, ''),
    }),
  );

/** Returns the links of header and footer, and those of the sign-up of the same site. */
export async function landmarkLinks(): Promise<{ readonly here: Links; readonly signup: Links }> {
  // Without a site in the address the server knows it from a cookie.
  const site = new URLSearchParams(location.search).get('site');
  const response = await fetch(site === null ? '/signup' : `/signup?site=${site}`);
  const signup = new DOMParser().parseFromString(await response.text(), 'text/html');
  return { here: linksIn(document), signup: linksIn(signup) };
}
