import { lostScript } from '@crema/page-shell/fixed-names';
import type { Control } from '@crema/page-shell/form-use';
import { stateId } from '@crema/page-shell/serialise';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { brand } from './brand/chosen.ts';
import type { PageState } from './routes/page-state.ts';
import { loadServedScreen } from './routes/served-screen.ts';
import { App } from './page/app.tsx';
import { loadView } from './page/load-view.ts';
import './styles.css';

const loadNavigation = async () => (await import('./page/app-navigation.ts')).appNavigation;

/** Runs when React has emptied the page because no code caught an error. */
const onUncaughtError = async (error: unknown) => {
  reportError(error);
  await import(/* @vite-ignore */ lostScript);
};

/** Hydrates the served page. Resolves when its listeners are in place. Called by the boot script. */
export async function hydrate(): Promise<void> {
  const root = document.getElementById('app');
  const data = document.getElementById(stateId)?.textContent;
  if (!root || !data) return;
  const state: PageState = JSON.parse(data);
  const view = await loadView(state, loadServedScreen);
  const served = root.querySelectorAll<Control>('[name]');
  // An element that is removed loses the focus, so the page remembers where it was.
  let focused: EventTarget | null = document.activeElement;
  addEventListener('focusin', ({ target }) => (focused = target));
  await new Promise<void>((done) => {
    const app = <App brand={brand} loadNavigation={loadNavigation} first={view} onReady={done} />;
    // Hydrates in slices, because in one piece it would block a slow phone's thread for several frames.
    // React reports here that the page differed from the server's HTML. A translator causes that, and so would a fault of ours.
    const options = { onUncaughtError, onRecoverableError: console.warn };
    startTransition(() => void hydrateRoot(root, app, options));
  });
  if (served[0]?.isConnected === false)
    await import('@crema/page-shell/carry-over').then((late) => late.carryOver(served, focused));
  // Loads last, because nothing that a shopper sees waits for it.
  (self.requestIdleCallback ?? setTimeout)(() => import('./page/app-builds.ts').catch(() => {}));
}
