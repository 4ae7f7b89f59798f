import type { Brand } from '../brand/brand.ts';
import { isAsked } from './choice.ts';
import { consentHash } from './consent-tool.ts';
import type { AskingSite, Banner } from './open-banner.tsx';

const isCalled = () => location.hash === consentHash;

/**
 * Asks who has not chosen yet, and who wants to choose anew: the address has the banner's hash then.
 * @returns asks no more
 */
export function startAsking(brand: Brand, site: AskingSite): () => void {
  let opened: Promise<Banner> | undefined;
  let stopped = false;
  const open = async () => {
    const { openBanner } = await import('./open-banner.tsx');
    return openBanner(brand, site, () => (opened = undefined));
  };
  const show = async () => {
    try {
      const banner = await (opened ??= open());
      if (stopped) banner.close();
      else banner.show(isCalled());
    } catch {
      // Nothing is agreed to; the next call or page tries again.
      opened = undefined;
    }
  };
  const call = () => {
    if (isCalled()) void show();
  };
  if (isCalled() || isAsked()) void show();
  addEventListener('hashchange', call);
  return () => {
    stopped = true;
    removeEventListener('hashchange', call);
    opened?.then(({ close }) => close()).catch(() => {});
  };
}
