/** Names that are the same in every build, because an open page can be older than the build on the server. */

/** Path of the error page for an app that has failed. It needs no other request, so it cannot fail in turn. */
export const failedPage = '/builds/failed';

/** Path of the script for a page whose own scripts are missing. The server always has it from the newest build. */
export const lostScript = '/builds/lost.js';

/** Name of the `data-` attribute of `body` that is set while the page waits for the answer to a form, and after a success. */
export const sendingMark = 'sending';

/** Name of the `data-` attribute of `body` with the state of tracking, which a registration is sent with. */
export const trackingMark = 'tracking';
