import type { TagSources } from '@crema/page-shell/csp';
import { useEffect } from 'react';
import type { ConsentTool } from './consent-tool.ts';

/**
 * A consent tool that the shop brings along, for `consent` of a brand: a script that asks by itself and keeps to what
 * `ConsentTool` says.
 *
 * @param script its address; a module, or a script that works as one
 * @param sources what it loads and calls beyond its own origin
 */
export function ownConsent(script: string, sources: Partial<TagSources> = {}): ConsentTool {
  function Ask() {
    useEffect(() => {
      // Without it nothing is agreed to.
      (self.requestIdleCallback ?? setTimeout)(() => void import(/* @vite-ignore */ script).catch(() => {}));
    }, []);
    return null;
  }
  const origin = /^https?:/.test(script) ? [new URL(script).origin] : [];
  return { Ask, sources: { ...sources, script: [...origin, ...(sources.script ?? [])] } };
}
