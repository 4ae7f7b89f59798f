import { laterStyle, loadStyle } from '@crema/page-shell/page-style';
import { pageAddresses } from '@crema/page-calls/address';
import type { Page } from './page-context.tsx';

/**
 * Fetches what a page lacks for the choice of card and the address of a plastic one: texts and style.
 * @returns the services of that address
 */
export async function prepareCard({ pack, texts, route }: Pick<Page, 'pack' | 'texts' | 'route'>) {
  const [more, putOn] = await Promise.all([pack.more?.(), loadStyle(laterStyle(route.id)).catch(() => {})]);
  if (more) texts.add(more);
  putOn?.();
  return pageAddresses;
}

export { pageAddresses };
