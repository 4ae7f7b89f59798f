import type { Brand } from '../brand/brand.ts';
import { isAsked } from './choice.ts';
import { consentHash } from './consent-tool.ts';
import { followChoice } from './follow-choice.ts';
import type { AskingSite, Banner } from './open-banner.tsx';

const isCalled = () => location.hash === consentHash;

const isCall = ({ target }: Event) =>
  target instanceof Element && target.closest(`a[href="${consentHash}"]`) !== null;

/**
 * Asks who has not chosen yet, and who wants to choose anew: the address has the banner's hash then.
 * @returns asks no more
 */
export function startAsking(brand: Brand, site: AskingSite): () => void {
  const ended = new AbortController();
  const { signal } = ended;
  let opened: Promise<Banner> | undefined;
  let calls = 0;
  const forget = () => {
    opened = undefined;
    calls = 0;
  };
  const open = async () => {
    const { openBanner } = await import('./open-banner.tsx');
    return openBanner(brand, site, forget);
  };
  const close = () => {
    opened?.then((banner) => banner.close()).catch(() => {});
    forget();
  };
  const show = async () => {
    try {
      const opening = (opened ??= open());
      const banner = await opening;
      // Closed meanwhile, and not there any more.
      if (opened === opening) banner.show(calls);
    } catch {
      // Nothing is agreed to; the next call or page tries again.
      forget();
    }
  };
  const call = () => {
    calls += 1;
    void show();
  };
  if (isCalled()) call();
  else if (isAsked()) void show();
  addEventListener('hashchange', () => isCalled() && call(), { signal });
  // The address has the hash already, and does not change.
  addEventListener('click', (event) => isCalled() && isCall(event) && call(), { signal });
  followChoice(() => {
    if (calls === 0) close();
  }, signal);
  return () => {
    ended.abort();
    close();
  };
}
