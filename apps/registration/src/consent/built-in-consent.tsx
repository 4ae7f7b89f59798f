import type { ConsentTool } from '@crema/consent-banner/tool';
import { useEffect } from 'react';
import { usePage } from '../page/page-context.tsx';

/** Fetches the banner's code when the page is idle. */
function Ask() {
  const { brand, pack } = usePage();
  // The next page of the app has a pack of its own; its site is the same.
  const { key, locale } = pack.site;
  useEffect(() => {
    let stop = () => {};
    let gone = false;
    const start = async () => {
      const { startAsking } = await import('@crema/consent-banner/asking');
      if (gone) return;
      stop = startAsking(async (onClose) => {
        const { openAppBanner } = await import('./open-banner.ts');
        return openAppBanner(brand, { key, locale }, onClose);
      });
    };
    // If the code cannot be fetched, nothing is agreed to. The next page tries again.
    (self.requestIdleCallback ?? setTimeout)(() => void start().catch(() => {}));
    return () => {
      gone = true;
      stop();
    };
  }, [brand, key, locale]);
  return null;
}

/** The app's own consent banner, for `consent` of a brand. */
export const builtInConsent: ConsentTool = { Ask };
