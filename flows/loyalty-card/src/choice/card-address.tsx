import { FieldGroup, useAnnouncer } from '@crema/design-system';
import { AddressFields } from '@crema/flow-address';
import { useFlow } from '@crema/flow-form';
import { useEffect, useEffectEvent } from 'react';
import type { CardAddressProps } from './card-part.ts';
import { useLayoutReset } from './use-card-layout.ts';

const path = 'cardSelection.address';

/** The address that a plastic card is sent to, directly below its choice (Registration §4, card layout). */
export function CardAddress({ plan }: Pick<CardAddressProps, 'plan'>) {
  useLayoutReset();
  return plan.fields.some(({ name }) => name.startsWith(path)) ? <Fields plan={plan} /> : null;
}

function Fields({ plan }: Pick<CardAddressProps, 'plan'>) {
  const { texts } = useFlow();
  const announce = useAnnouncer();
  const say = useEffectEvent(() => announce(texts.t('a11y.fieldsChanged'), 'polite'));
  // The fields appear after the choice above them, and are announced. Fields that came with the page are not.
  useEffect(() => {
    if (document.activeElement !== document.body) say();
  }, []);
  return (
    // As near to its choice as a field, and nearer than the next group.
    <div>
      <FieldGroup legend={texts.t('card.address.headline')}>
        <AddressFields plan={plan} path={path} />
      </FieldGroup>
    </div>
  );
}
