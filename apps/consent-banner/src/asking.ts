import { isAsked } from './choice.ts';
import { consentHash } from './consent-tool.ts';
import { followChoice } from './follow-choice.ts';
import type { Banner } from './open-banner.tsx';

const isHidden = () => document.querySelector('[inert] #main,[aria-hidden=true] #main') !== null;

/**
 * Resolves when no dialog hides the page. A dialog hides the rest of the page from screen readers when it opens. A banner that comes
 * later would be behind the dialog for the eye, and beside it for the ear. Other elements with the role of a dialog, such as those of a
 * browser's extension, hide nothing.
 */
function dialogsClosed(): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (isHidden()) return;
      observer.disconnect();
      resolve();
    };
    const observer = new MutationObserver(look);
    observer.observe(document.body, {
      attributeFilter: ['aria-hidden', 'inert'],
      childList: true,
      subtree: true,
    });
    look();
  });
}

const isCalled = () => location.hash === consentHash;

const isCall = ({ target }: Event) =>
  target instanceof Element && target.closest(`a[href="${consentHash}"]`) !== null;

/**
 * Asks a visitor who has not chosen yet, or who wants to choose again. Then the address has the banner's hash.
 * @param load fetches the banner; it calls `onClose` when the visitor has closed it
 * @returns a function that stops asking
 */
export function startAsking(load: (onClose: () => void) => Promise<Banner>): () => void {
  const ended = new AbortController();
  const { signal } = ended;
  let opened: Promise<Banner> | undefined;
  let calls = 0;
  const forget = () => {
    opened = undefined;
    calls = 0;
  };
  const close = () => {
    opened?.then((banner) => banner.close()).catch(() => {});
    forget();
  };
  const show = async () => {
    try {
      const opening = (opened ??= load(forget));
      const banner = await opening;
      await dialogsClosed();
      // It may have been closed meanwhile.
      if (opened === opening) banner.show(calls);
    } catch {
      // Nothing is agreed to. The next call or page tries again.
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
  // If the address has the hash already, there is no `hashchange`.
  addEventListener('click', (event) => isCalled() && isCall(event) && call(), { signal });
  followChoice(() => {
    if (calls === 0) close();
  }, signal);
  return () => {
    ended.abort();
    close();
  };
}
