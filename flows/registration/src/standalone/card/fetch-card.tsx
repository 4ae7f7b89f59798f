import { type CardPart, withRules } from '@crema/flow-address';
import { inTime } from '@crema/flow-form';
import { useEffect, useEffectEvent } from 'react';
import { loadCardLayout } from './load-card-choice.ts';

type Props = {
  /** Fetches what the page needs to show the choice, such as texts. */
  prepare: (() => Promise<unknown>) | undefined;
  onPart: (part: CardPart) => void;
};

/** Fetches the choice of card as soon as it is mounted. Without it the card is digital. */
export function FetchCard({ prepare, onPart }: Props) {
  const take = useEffectEvent(onPart);
  const fetch = useEffectEvent(() => inTime(Promise.all([withRules(loadCardLayout()), prepare?.()])));
  useEffect(() => {
    let here = true;
    fetch().then(
      ([part]) => here && take(part),
      () => {},
    );
    return () => {
      here = false;
    };
  }, []);
  return null;
}
