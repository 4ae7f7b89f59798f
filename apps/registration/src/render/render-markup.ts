import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';

/** The markup of a part of a page, once everything in it is there. */
export async function renderMarkup(node: ReactNode): Promise<string> {
  const { prelude } = await prerender(node);
  return new Response(prelude).text();
}
