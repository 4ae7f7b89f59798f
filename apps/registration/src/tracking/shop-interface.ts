import { waitForInterface } from './wait-for-interface.ts';

/** Has the shop's own copy of the library loaded, and waits for its interface. */
export async function openShopInterface(script: string): Promise<void> {
  // A module, or a script that works as one. The interface may also come by other ways, and after this one has failed.
  import(/* @vite-ignore */ script).catch(() => {});
  await waitForInterface(window);
}

export { postMessages } from './post-messages.ts';
