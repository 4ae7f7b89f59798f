import { useEffect } from 'react';
import { usePage } from '../shell/page-context.tsx';
import type { ConsentTool } from './consent-tool.ts';

/** Fetches what asks once the page is idle. */
function Ask() {
  const { brand, pack } = usePage();
  // The next page of the app has a pack of its own; its site is the same.
  const { key, locale } = pack.site;
  useEffect(() => {
    let stop = () => {};
    let gone = false;
    const start = async () => {
      const { startAsking } = await import('./asking.ts');
      if (!gone) stop = startAsking(brand, { key, locale });
    };
    // Without it nothing is agreed to; the next page tries again.
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
