import type { CollectOnTrackApi } from '../install/api.ts';

/** A trusted URL is passed on as it comes; the DOM's types know it only as text. */
interface ScriptUrlPolicy {
  createScriptURL(url: string): string;
}

declare global {
  interface Window {
    collectOnTrackApi?: CollectOnTrackApi;
    dataLayer?: unknown[];
    OnetrustActiveGroups?: unknown;
    OptanonActiveGroups?: unknown;
    /** The consent tool calls it when it has loaded and after each change. */
    OptanonWrapper?: () => void;
    readonly trustedTypes?: {
      createPolicy(name: string, rules: ScriptUrlPolicy): ScriptUrlPolicy;
    };
  }
}
