/** The error page for an app that cannot go on. Nothing is fetched for it, so it cannot fail in turn. */
export const failedPage = '/builds/failed';
