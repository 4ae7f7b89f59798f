/**
 * The app around a page: `app` is the new one, `xc` the cross-channel one, `legacy` the one that runs the mobile pages.
 */
export type AppContext = 'app' | 'xc' | 'legacy';

/** The app in which a page is shown: by its cookie, or by the platform the page names (Tracking §4). */
export function appContext(cookies: string, platform = ''): AppContext | undefined {
  if (/(^|; )app_context=/.test(cookies)) return 'app';
  if (/(^|; )xc_app=/.test(cookies)) return 'xc';
  return /^(smartphone|tablet)$/i.test(platform) ? 'legacy' : undefined;
}
