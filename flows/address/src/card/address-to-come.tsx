import { Button, Spinner, Stack, Text, useAnnouncer } from '@crema/design-system';
import { inTime, useFlow, useForm } from '@crema/flow-form';
import { useEffect, useEffectEvent, useState } from 'react';
import type { CardAddressProps } from './card-part.ts';
import { useLayoutReset } from './use-layout-reset.ts';
import { withRules } from './with-rules.ts';

/** Milliseconds before the shopper is told that something is on its way. */
const patience = 300;

/**
 * Fetches the address form when the plastic card is chosen, and stands in its place until it is there. The form cannot be
 * sent meanwhile: its rules say that the address is missing.
 */
export function AddressToCome({ plan, ...props }: CardAddressProps) {
  useLayoutReset();
  const form = useForm();
  const isAsked = plan.fields.some(({ kind }) => kind === 'cardLayout');
  return isAsked && form.value('cardSelection.layout') === 'PLASTIC' ? <Fetching {...props} /> : null;
}

function Fetching(props: Omit<CardAddressProps, 'plan'>) {
  const { texts } = useFlow();
  const [failed, setFailed] = useState(false);
  if (!failed) return <Loading {...props} onFail={() => setFailed(true)} />;
  return (
    <Stack gap={3} align="start">
      <Text>{texts.t('card.address.failed')}</Text>
      <Button variant="quiet" onClick={() => setFailed(false)}>
        {texts.t('action.retry')}
      </Button>
    </Stack>
  );
}

function Loading({ load, onPart, prepare, onFail }: Omit<CardAddressProps, 'plan'> & { onFail: () => void }) {
  const { texts } = useFlow();
  const announce = useAnnouncer();
  const [isSlow, setSlow] = useState(false);
  const take = useEffectEvent(onPart);
  const fail = useEffectEvent(() => {
    onFail();
    announce(texts.t('card.address.failed'), 'assertive');
  });
  const fetch = useEffectEvent(() => inTime(Promise.all([withRules(load()), prepare?.()])));
  useEffect(() => {
    let here = true;
    const timer = setTimeout(() => setSlow(true), patience);
    fetch().then(
      ([part]) => here && take(part),
      () => here && fail(),
    );
    return () => {
      here = false;
      clearTimeout(timer);
    };
  }, []);
  return isSlow ? <Spinner label={texts.t('card.address.loading')} announce /> : null;
}
