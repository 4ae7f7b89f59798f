/** The cookies that mark a page shown inside an app: the new app's, and the cross-channel app's. */
const appCookies = ['app_context', 'xc_app'] as const;

/** Whether the page is shown inside an app, where the app does the tracking and the page stays silent (Tracking §4). */
export function inApp(cookies: string): boolean {
  return cookies.split('; ').some((cookie) => appCookies.some((name) => cookie.startsWith(`${name}=`)));
}
