import type { LoadScreen } from '@crema/page-shell/served-page';

/** Loads the screens of an app, by the ids of their routes. */
export type Screens = Readonly<Record<string, () => ReturnType<LoadScreen>>>;

// The screens of several routes.
const checkout: Screens[string] = async () => {
  const { Screen } = await import('../screens/checkout-screen.tsx');
  return { Screen };
};

const confirm: Screens[string] = async () => {
  const { Screen } = await import('../screens/confirm-screen.tsx');
  return { Screen };
};

const login: Screens[string] = async () => {
  const { Screen } = await import('../screens/login-screen.tsx');
  return { Screen };
};

const password: Screens[string] = async () => {
  const { Screen } = await import('../screens/password-screen.tsx');
  return { Screen };
};

const account: Screens[string] = async () => {
  const { Screen } = await import('../screens/account-screen.tsx');
  return { Screen };
};

/**
 * The app's screens; each is a script of its own. Only `Screen` is taken from it: for a module taken whole, a script that others
 * import from as well would hold an object of its exports, and every page the code that makes such objects.
 */
export const screens: Screens = {
  'standalone-registration': async () => {
    const { Screen } = await import('../screens/signup-screen.tsx');
    return { Screen };
  },
  'checkout-registration': checkout,
  'checkout-registration-without-password': checkout,
  'checkout-registration-with-address-without-password': async () => {
    const { Screen, load } = await import('../screens/checkout-with-address-screen.tsx');
    await load();
    return { Screen };
  },
  'card-registration': async () => {
    const { Screen } = await import('../screens/card-registration-screen.tsx');
    return { Screen };
  },
  'community-registration': async () => {
    const { Screen } = await import('../screens/community-registration-screen.tsx');
    return { Screen };
  },
  'community-request': async () => {
    const { Screen } = await import('../screens/community-request-screen.tsx');
    return { Screen };
  },
  'community-welcome': async () => {
    const { Screen } = await import('../screens/community-welcome-screen.tsx');
    return { Screen };
  },
  'address-input': async () => {
    const { Screen, load } = await import('../screens/address-input-screen.tsx');
    await load();
    return { Screen };
  },
  consents: async () => {
    const { Screen } = await import('../screens/consents-screen.tsx');
    return { Screen };
  },
  confirm,
  'confirm-result': confirm,
  login,
  'login-after': login,
  password,
  'password-step': password,
  account,
  'account-changed': account,
  'thank-you': async () => {
    const { Screen } = await import('../screens/thank-you-screen.tsx');
    return { Screen };
  },
};

/** Loads a screen of an app. */
export function loadScreenOf(among: Screens): LoadScreen {
  return async (id) => {
    const load = among[id];
    if (!load) throw new Error(`No screen for '${id}': see routes/screens.ts`);
    return await load();
  };
}
