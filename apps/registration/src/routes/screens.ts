import type { ComponentType } from 'react';

/** Loads the screens of an app, by the ids of their routes. */
export type Screens = Readonly<Record<string, () => Promise<{ readonly Screen: ComponentType }>>>;

/** The app's screens; each is a script of its own. */
export const screens: Screens = {
  'standalone-registration': () => import('../screens/signup-screen.tsx'),
  'address-input': () => import('../screens/address-input-screen.tsx'),
};
