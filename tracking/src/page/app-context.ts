/**
 * The app around a page: `app` is the new one, `xc` the cross-channel one, `legacy` the one that runs the mobile pages.
 */
export type AppContext = 'app' | 'xc' | 'legacy';

const cookies = [
  ['app', 'app_context='],
  ['xc', 'xc_app='],
] as const;

/** The app in which a page is shown: by its cookie, or by the platform the page names (Tracking §4). */
export function appContext(cookie: string, platform = ''): AppContext | undefined {
  const found = cookies.find(([, start]) => cookie.split('; ').some((each) => each.startsWith(start)));
  if (found) return found[0];
  return /^(smartphone|tablet)$/i.test(platform) ? 'legacy' : undefined;
}
