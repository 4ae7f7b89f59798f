import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/** The parts of a layout that differ from page to page. */
export interface LayoutParts {
  /** The element with the screen, which alone becomes React's in the browser. */
  readonly screen: ReactNode;
  /** The link to the page's other language. */
  readonly languageLink: string;
}

/**
 * Puts a layout around the markup of a screen.
 * @param languageLink markup of the link to the page's other language. @default none
 */
export type PutInLayout = (screen: string, languageLink?: string) => string;

const screenMark = 'the-screen-stands-here';
const linkMark = 'the-language-link-stands-here';

function renderLayout(layout: (parts: LayoutParts) => ReactNode): PutInLayout {
  const screen = <div id="app">{screenMark}</div>;
  const markup = renderToStaticMarkup(layout({ screen, languageLink: linkMark }));
  const [before = '', after = ''] = markup.split(screenMark);
  return (html, languageLink = '') => before.replace(linkMark, () => languageLink) + html + after;
}

/**
 * Creates a function that returns the layout of a page. A layout is the same for every visitor of every page that has it, so it is
 * rendered once, when the first of these pages needs it, and never hydrated.
 * @param layout returns a layout with its parts in it. The link comes before the screen
 */
export function createLayouts<Framing>(
  layout: (framing: Framing, parts: LayoutParts) => ReactNode,
): (framing: Framing) => PutInLayout {
  const layouts = new Map<string, PutInLayout>();
  return (framing) => {
    const key = JSON.stringify(framing);
    const known = layouts.get(key) ?? renderLayout((parts) => layout(framing, parts));
    layouts.set(key, known);
    return known;
  };
}
