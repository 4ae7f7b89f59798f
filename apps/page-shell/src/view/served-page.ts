import { type ComponentType, type ReactNode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { lostScript } from '../builds/fixed-names.ts';
import type { Control } from '../builds/form-use.ts';
import { stateId } from '../document/serialise.ts';

/** Loads the screen of a route, by its id. */
export type LoadScreen = (id: string) => Promise<{ readonly Screen: ComponentType }>;

/** The way in which an app shows the page that was served. */
export interface ServedPage<State, View> {
  /** Loads the view of the page, from the state that was served inside it. */
  readonly load: (state: State) => Promise<View>;
  /** Returns the app with a view. The app calls `onReady` once its listeners are in place. */
  readonly render: (view: View, onReady: () => void) => ReactNode;
  /** Fetches the parts that nothing on the page waits for. Called when the page is idle. */
  readonly loadLast: () => Promise<unknown>;
}

/**
 * Loads the screen of the page that was served. The page names its script, so that no page downloads the list of all screens.
 * @param loadScreen loads the screen in development, where no script has a name in advance
 */
export const loadServedScreen =
  (loadScreen: LoadScreen): LoadScreen =>
  async (id) => {
    const address = document.querySelector<HTMLElement>('[data-screen]')?.dataset['screen'];
    if (!address) return await loadScreen(id);
    const { Screen, load } = await import(/* @vite-ignore */ address);
    // If a part is missing, React would empty the page. If this throws, the page works as the server wrote it.
    await load?.();
    return { Screen };
  };

/** Runs when React has emptied the page because no code caught an error. */
const onUncaughtError = async (error: unknown) => {
  reportError(error);
  await import(/* @vite-ignore */ lostScript);
};

/** Hydrates the page that was served. Resolves when its listeners are in place. */
export async function hydratePage<State, View>({
  load,
  render,
  loadLast,
}: ServedPage<State, View>): Promise<void> {
  const root = document.getElementById('app');
  const data = document.getElementById(stateId)?.textContent;
  if (!root || !data) return;
  const view = await load(JSON.parse(data));
  const served = root.querySelectorAll<Control>('[name]');
  // An element that is removed loses the focus, so the page remembers where it was.
  let focused: EventTarget | null = document.activeElement;
  addEventListener('focusin', ({ target }) => (focused = target));
  await new Promise<void>((done) => {
    const app = render(view, done);
    // Hydrates in slices, because in one piece it would block a slow phone's thread for several frames.
    // React reports here that the page differed from the server's HTML. A translator causes that, and so would a fault of ours.
    const options = { onUncaughtError, onRecoverableError: console.warn };
    startTransition(() => void hydrateRoot(root, app, options));
  });
  if (served[0]?.isConnected === false)
    await import('./carry-over.ts').then((late) => late.carryOver(served, focused));
  // Loads last, because nothing that a shopper sees waits for it.
  (self.requestIdleCallback ?? setTimeout)(() => loadLast().catch(() => {}));
}
