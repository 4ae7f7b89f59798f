import type { Page } from 'playwright';

/** The parts of a page's source that search engines and link previews read. */
export interface PageHead {
  readonly lang: string;
  /** The number of first-level headings. */
  readonly headings: number;
  readonly titles: readonly string[];
  readonly descriptions: readonly string[];
  readonly robots: readonly string[];
  readonly canonical: readonly string[];
  /** The address of the page in each language. */
  readonly alternates: Readonly<Record<string, string>>;
  /** The contents of the tags for link previews, by name. */
  readonly social: Readonly<Record<string, string>>;
}

/** Parses a page's source as a browser does, without running its scripts. @param reader an empty page */
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
