import { servedFile } from '../open-vite.ts';

const renewFrame = servedFile(new URL('renew-frame.ts', import.meta.url));

/**
 * The tags that a page of the development server has in addition to its own: Vite's client, React's hot reloading, which has to
 * run before the app, and the whole style sheet, because only a build makes a style for each page.
 */
export const developmentHead = [
  '<script type="module" src="/@vite/client"></script>',
  '<script type="module">import { injectIntoGlobalHook } from "/@react-refresh"; injectIntoGlobalHook(window); window.$RefreshReg$ = () => {}; window.$RefreshSig$ = () => (type) => type;</script>',
  `<script type="module" src="${renewFrame}"></script>`,
  '<link rel="stylesheet" href="/src/styles.css">',
].join('');
