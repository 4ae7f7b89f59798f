import type { CardPart } from '@crema/flow-address';

let loading: Promise<CardPart> | undefined;

/** Fetches the choice of card, which a plastic one completes by `loadCardChoice`. */
export const loadCardLayout = (): Promise<CardPart> =>
  import('./card-choice.tsx').then((loaded) => loaded.cardChoice);

/**
 * Fetches the choice of card with the address of a plastic one, once.
 * @throws when it cannot be had. The next call tries anew, where the browser does
 */
export function loadCardChoice(): Promise<CardPart> {
  loading ??= import('./card-choice-with-address.tsx').then(
    (loaded) => loaded.cardChoiceWithAddress,
    (error: unknown) => {
      loading = undefined;
      throw error;
    },
  );
  return loading;
}
