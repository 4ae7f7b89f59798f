import type { CardPart } from '@crema/flow-address';

let loading: Promise<CardPart> | undefined;

/** Fetches the choice of card with its address, once: for a form that came back with the card ticked. */
export const loadCardChoice = (): Promise<CardPart> =>
  (loading ??= import('./card-choice-with-address.tsx').then((loaded) => loaded.cardChoiceWithAddress));
