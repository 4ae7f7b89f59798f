import { Button, Spinner, Stack, Text, useAnnouncer } from '@crema/design-system';
import { FieldError } from '@crema/design-system/field';
import type { Issue } from '@crema/flow-domain';
import { inTime, useFlow, useForm } from '@crema/flow-form';
import { useEffect, useEffectEvent, useId, useState } from 'react';
import type { CardAddressProps } from './card-part.ts';
import { useMissingAddress } from './use-missing-address.ts';
import { useLayoutReset } from './use-layout-reset.ts';
import { withRules } from './with-rules.ts';

/** Milliseconds before the shopper is told that something is on its way. */
const patience = 300;

/**
 * Fetches the address form when the plastic card is chosen, and stands in its place until it is there. The form cannot be
 * sent meanwhile: its rules say that the address is missing, and so does this place.
 */
export function AddressToCome({ plan, ...props }: CardAddressProps) {
  useLayoutReset();
  const form = useForm();
  const missing = useMissingAddress();
  const isAsked = plan.fields.some(({ kind }) => kind === 'cardLayout');
  return isAsked && form.value('cardSelection.layout') === 'PLASTIC' ? (
    <Fetching {...props} missing={missing} />
  ) : null;
}

function Fetching({ missing, ...props }: Omit<CardAddressProps, 'plan'> & { missing: Issue | undefined }) {
  const { texts } = useFlow();
  const id = useId();
  const [failed, setFailed] = useState(false);
  return (
    <Stack gap={3} align="start">
      {/* The choice above speaks it and does not show it. */}
      {missing && <FieldError id={id}>{texts.issue(missing)}</FieldError>}
      {failed ? (
        <>
          <Text>{texts.t('card.address.failed')}</Text>
          <Button variant="quiet" onClick={() => setFailed(false)}>
            {texts.t('action.retry')}
          </Button>
        </>
      ) : (
        <Loading {...props} onFail={() => setFailed(true)} />
      )}
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
