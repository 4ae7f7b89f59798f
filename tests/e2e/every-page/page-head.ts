import type { Page } from 'playwright';

/** What stands in a page's source for search engines and for links to it. */
export interface PageHead {
  readonly lang: string;
  /** How many first headings it has. */
  readonly headings: number;
  readonly titles: readonly string[];
  readonly descriptions: readonly string[];
  readonly robots: readonly string[];
  readonly canonical: readonly string[];
  /** Addresses by the language that a page has there. */
  readonly alternates: Readonly<Record<string, string>>;
  /** Contents of the tags for links, by their names. */
  readonly social: Readonly<Record<string, string>>;
}

/**
 * Reads a page's source as a browser does, without running anything.
 * @param reader an empty page
 */
export async function readHead(reader: Page, html: string): Promise<PageHead> {
  return await reader.evaluate((source) => {
    const page = new DOMParser().parseFromString(source, 'text/html');
    const all = (selector: string, name: string) =>
      Array.from(page.head.querySelectorAll(selector), (each) => each.getAttribute(name) ?? '');
    const pairs = (selector: string, name: string, value: string) => {
      const values = all(selector, value);
      return Object.fromEntries(all(selector, name).map((each, index) => [each, values[index] ?? '']));
    };
    return {
      lang: page.documentElement.lang,
      headings: page.querySelectorAll('h1').length,
      titles: Array.from(page.head.querySelectorAll('title'), ({ textContent }) => textContent),
      descriptions: all('meta[name=description]', 'content'),
      robots: all('meta[name=robots]', 'content'),
      canonical: all('link[rel=canonical]', 'href'),
      alternates: pairs('link[rel=alternate][hreflang]', 'hreflang', 'href'),
      social: {
        ...pairs('meta[property^="og:"]', 'property', 'content'),
        ...pairs('meta[name^="twitter:"]', 'name', 'content'),
      },
    };
  }, html);
}
