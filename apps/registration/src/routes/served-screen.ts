import type { LoadScreen } from './screens.ts';

/**
 * Loads the screen of the page that was served, which names its script: no page downloads the list of all screens. In
 * development, where scripts have no addresses beforehand, the way to the other pages is asked.
 */
export const loadServedScreen: LoadScreen = async (id) => {
  const address = document.querySelector<HTMLElement>('[data-screen]')?.dataset['screen'];
  if (address) return await import(/* @vite-ignore */ address);
  const { appNavigation } = await import('../shell/app-navigation.ts');
  return await appNavigation.loadScreen(id);
};
