import type { LoadScreen } from './screens.ts';

/**
 * Loads the screen of the page that was served, which names its script: no page downloads the list of all screens. In
 * development, where scripts have no addresses beforehand, the way to the other pages is asked.
 */
export const loadServedScreen: LoadScreen = async (id) => {
  const address = document.querySelector<HTMLElement>('[data-screen]')?.dataset['screen'];
  if (address) {
    const { Screen, load } = await import(/* @vite-ignore */ address);
    // React empties a page of which a part is lost; left alone, the page works as the server wrote it.
    await load?.();
    return { Screen };
  }
  const { appNavigation } = await import('../page/app-navigation.ts');
  return await appNavigation.loadScreen(id);
};
