import type { CardPart } from '@crema/flow-address';

let loading: Promise<CardPart> | undefined;

/**
 * Fetches the card's form with the address that a plastic card is sent to, once.
 * @throws when it cannot be had. The next call tries anew, where the browser does
 */
export function loadCardAddress(): Promise<CardPart> {
  loading ??= import('./card-with-address.tsx').then(
    (loaded) => loaded.cardWithAddress,
    (error: unknown) => {
      loading = undefined;
      throw error;
    },
  );
  return loading;
}
