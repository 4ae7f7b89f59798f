import type { TagSources } from '@crema/page-shell/csp';
import type { OwnConsent } from './consent-tool.ts';

/**
 * Creates a consent tool from the shop's own script, for `consent` of a brand. The script must do what `ConsentTool` says.
 * @param script its address; a module, or a script that works as one
 * @param sources other origins that it loads from and calls
 */
export function ownConsent(script: string, sources: Partial<TagSources> = {}): OwnConsent {
  const origin = /^https?:/.test(script) ? [new URL(script).origin] : [];
  return { script, sources: { ...sources, script: [...origin, ...(sources.script ?? [])] } };
}
