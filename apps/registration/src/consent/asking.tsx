import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { usePage } from '../shell/page-context.tsx';
import { isAsked } from './choice.ts';
import { consentHash } from './consent-tool.ts';
import type { OpenBanner } from './open-banner.tsx';

/** The banner while it is open. */
interface Open {
  readonly banner: OpenBanner;
  /** Whether the visitor has asked for it. */
  readonly called: boolean;
}

const isCalled = () => location.hash === consentHash;

/** Asks who has not chosen yet, and who wants to choose anew: the address has the banner's hash then. */
export function Asking() {
  const { brand, pack, links } = usePage();
  const [open, setOpen] = useState<Open>();
  useEffect(() => {
    let here = true;
    const look = () => {
      const called = isCalled();
      if (!called && !isAsked()) return;
      import('./open-banner.tsx')
        .then(({ openBanner }) => openBanner(brand, pack.site))
        .then(
          (banner) => here && setOpen({ banner, called }),
          // Nothing is agreed to; the next page tries again.
          () => {},
        );
    };
    const call = () => isCalled() && look();
    look();
    addEventListener('hashchange', call);
    return () => {
      here = false;
      removeEventListener('hashchange', call);
    };
  }, [brand, pack.site]);
  if (!open) return null;
  const { Banner, texts, place } = open.banner;
  return createPortal(
    <Banner texts={texts} privacy={links.privacy} called={open.called} onClose={() => setOpen(undefined)} />,
    place,
  );
}
