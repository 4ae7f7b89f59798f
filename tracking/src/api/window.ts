import type { ScriptUrlPolicy } from '../browser/page-window.ts';
import type { CollectOnTrackApi } from './api.ts';

declare global {
  interface Window {
    collectOnTrackApi?: CollectOnTrackApi;
    dataLayer?: unknown[];
    OnetrustActiveGroups?: unknown;
    OptanonActiveGroups?: unknown;
    /** The consent tool calls it when it has loaded and after each change. */
    OptanonWrapper?: () => void;
    readonly trustedTypes?: { createPolicy(name: string, rules: ScriptUrlPolicy): ScriptUrlPolicy };
  }
}
