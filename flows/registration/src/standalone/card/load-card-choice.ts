import { lazyOnce } from '@crema/flow-form';
import type { CardPart } from '@crema/flow-loyalty-card/choice';

/** Fetches the choice of card, which a plastic one completes by `loadCardChoice`. */
export const loadCardLayout = (): Promise<CardPart> =>
  import('./card-choice.tsx').then((loaded) => loaded.cardChoice);

/**
 * Fetches the choice of card with the address of a plastic one, once.
 * @throws if it cannot be fetched. The next call tries again
 */
export const loadCardChoice = lazyOnce<CardPart>(() =>
  import('./card-choice-with-address.tsx').then((loaded) => loaded.cardChoiceWithAddress),
);
