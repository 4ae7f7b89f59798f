/**
 * What a page of the development server has in its head beside its own: Vite's client, React's hot reloading, which wants to
 * stand before anything else, and the whole style sheet, because no page's part of it is made here.
 */
export const developmentHead = [
  '<script type="module" src="/@vite/client"></script>',
  '<script type="module">import { injectIntoGlobalHook } from "/@react-refresh"; injectIntoGlobalHook(window); window.$RefreshReg$ = () => {}; window.$RefreshSig$ = () => (type) => type;</script>',
  '<script type="module" src="/dev/page/renew-frame.ts"></script>',
  '<link rel="stylesheet" href="/src/styles.css">',
].join('');
