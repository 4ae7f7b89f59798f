import { Button, Spinner, Stack, Text, useAnnouncer } from '@crema/design-system';
import { FieldError } from '@crema/design-system/field';
import type { Issue } from '@crema/flow-domain';
import { inTime, useFlow, useForm } from '@crema/flow-form';
import { useEffect, useEffectEvent, useId, useState } from 'react';
import { type CardAddressProps, withRules } from './card-part.ts';
import { useLayoutReset, useMissingAddress } from './use-card-layout.ts';

const layout = 'cardSelection.layout';

/** Milliseconds of loading before a spinner shows it. */
const noticeMs = 300;

/**
 * Fetches the address form when the plastic card is chosen, and is shown until it is there. The card cannot be ordered
 * meanwhile. Its rules report a missing address, which is shown here.
 */
export function AddressToCome({ plan, ...props }: CardAddressProps) {
  useLayoutReset();
  const form = useForm();
  const missing = useMissingAddress();
  const isAsked = plan.fields.some(({ kind }) => kind === 'cardLayout');
  return isAsked && form.value(layout) === 'PLASTIC' ? <Fetching {...props} missing={missing} /> : null;
}

function Fetching({ missing, ...props }: Omit<CardAddressProps, 'plan'> & { missing: Issue | undefined }) {
  const { texts } = useFlow();
  const announce = useAnnouncer();
  const id = useId();
  const say = useEffectEvent((issue: Issue) => announce(texts.issue(issue), 'assertive'));
  // Nothing here takes the focus while the form is loading, so the error is announced.
  useEffect(() => {
    if (missing) say(missing);
  }, [missing]);
  const [failed, setFailed] = useState(false);
  return (
    <Stack gap={3} align="start">
      {missing && <FieldError id={id}>{texts.issue(missing)}</FieldError>}
      {failed ? (
        <>
          <Text>{texts.t('card.address.failed')}</Text>
          <Button
            variant="quiet"
            aria-describedby={missing && id}
            data-corrects={layout}
            onClick={() => setFailed(false)}
          >
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
    const timer = setTimeout(() => setSlow(true), noticeMs);
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
