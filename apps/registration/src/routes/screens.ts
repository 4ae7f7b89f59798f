import type { ComponentType } from 'react';

/** Loads the screen of a route, by its id. */
export type LoadScreen = (id: string) => Promise<{ readonly Screen: ComponentType }>;

/** Loads the screens of an app, by the ids of their routes. */
export type Screens = Readonly<Record<string, () => ReturnType<LoadScreen>>>;

/** The app's screens; each is a script of its own. */
export const screens: Screens = {
  'standalone-registration': () => import('../screens/signup-screen.tsx'),
  'checkout-registration': () => import('../screens/checkout-screen.tsx'),
  'checkout-registration-without-password': () => import('../screens/checkout-screen.tsx'),
  'checkout-registration-with-address-without-password': async () => {
    const { Screen, loadForm } = await import('../screens/checkout-with-address-screen.tsx');
    await loadForm();
    return { Screen };
  },
  'card-registration': () => import('../screens/card-registration-screen.tsx'),
  'community-registration': () => import('../screens/community-registration-screen.tsx'),
  'community-request': () => import('../screens/community-request-screen.tsx'),
  'community-welcome': () => import('../screens/community-welcome-screen.tsx'),
  'address-input': async () => {
    const { Screen, loadWelcome } = await import('../screens/address-input-screen.tsx');
    await loadWelcome();
    return { Screen };
  },
  'thank-you': () => import('../screens/thank-you-screen.tsx'),
};

/** Loads a screen of an app. */
export function loadScreenOf(among: Screens): LoadScreen {
  return async (id) => {
    const load = among[id];
    if (!load) throw new Error(`No screen for '${id}': see routes/screens.ts`);
    return await load();
  };
}
