/**
 * The tags that a page of the development server has in addition to its own: Vite's client, React's hot reloading, which has to
 * run before the app, and the whole style sheet, because only a build makes a style for each page.
 */
export const developmentHead = [
  '<script type="module" src="/@vite/client"></script>',
  '<script type="module">import { injectIntoGlobalHook } from "/@react-refresh"; injectIntoGlobalHook(window); window.$RefreshReg$ = () => {}; window.$RefreshSig$ = () => (type) => type;</script>',
  '<script type="module" src="/dev/page/renew-frame.ts"></script>',
  '<link rel="stylesheet" href="/src/styles.css">',
].join('');
