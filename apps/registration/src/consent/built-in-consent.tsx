import { type ComponentType, useEffect, useState } from 'react';
import type { ConsentTool } from './consent-tool.ts';

/** Fetches what asks once the page is idle. */
function Ask() {
  const [Asking, setAsking] = useState<ComponentType>();
  useEffect(() => {
    (self.requestIdleCallback ?? setTimeout)(() => {
      // Without it nothing is agreed to; the next page tries again.
      import('./asking.tsx').then(
        ({ Asking: fetched }) => setAsking(() => fetched),
        () => {},
      );
    });
  }, []);
  return Asking ? <Asking /> : null;
}

/** The app's own consent banner, for `consent` of a brand. */
export const builtInConsent: ConsentTool = { Ask };
