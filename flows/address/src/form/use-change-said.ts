import { useAnnouncer } from '@crema/design-system';
import { useFlow } from '@crema/flow-form';
import { useEffect, useEffectEvent, useRef } from 'react';

/**
 * Announces that an answer has changed the fields below it, once and politely; focus stays where it is.
 * @param fields names of the fields that are shown
 */
export function useChangeSaid(fields: string): void {
  const { texts } = useFlow();
  const announce = useAnnouncer();
  const known = useRef(fields);
  const say = useEffectEvent(() => announce(texts.t('a11y.fieldsChanged'), 'polite'));
  useEffect(() => {
    if (known.current === fields) return;
    known.current = fields;
    say();
  }, [fields]);
}
