import { Banner, Button, useAnnouncer } from '@crema/design-system';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useFlow } from '../provider/flow-provider.tsx';
import type { DraftProps } from './draft-slot.tsx';
import { draftValues } from './draft-values.ts';
import { isUntouched } from './is-untouched.ts';
import { keepDraft } from './keep-draft.ts';
import { restoreDraft } from './restore-draft.ts';
import { readDraft, removeDraft } from './stored-draft.ts';

/**
 * Brings back what was entered before a reload or a crash of the tab, says so, and keeps what is entered from now on. The
 * shopper can throw it away.
 */
export function Draft({ store, form, place, isReturned }: DraftProps) {
  const { texts } = useFlow();
  const announce = useAnnouncer();
  const [draft] = useState(() => (isReturned ? undefined : readDraft(place)));
  const [isTold, setTold] = useState(false);
  const discard = useRef(() => {});
  const tell = useEffectEvent(() => {
    setTold(true);
    announce(texts.t('banner.draft'), 'polite');
  });
  const complete = useEffectEvent(async () => texts.complete());
  useEffect(() => {
    if (form.current && draft) {
      discard.current = restoreDraft(store, form.current, draft);
      // The words come with those of errors.
      void complete().then(() => tell());
    }
    const entered = Array.from(form.current?.elements ?? []).some((control) => !isUntouched(control));
    return keepDraft({ store, place, entered, values: () => draftValues(store.values()) });
  }, [store, form, place, draft]);
  if (!isTold) return null;
  return (
    <Banner tone="info" heading={texts.t('banner.draft')}>
      {texts.t('banner.draftHint')}{' '}
      <Button
        variant="quiet"
        onClick={() => {
          discard.current();
          removeDraft(place);
          setTold(false);
          announce(texts.t('banner.draftGone'), 'polite');
          // The button goes: the shopper begins anew.
          form.current?.querySelector<HTMLElement>('input:enabled, select:enabled')?.focus();
        }}
      >
        {texts.t('banner.draftDiscard')}
      </Button>
    </Banner>
  );
}
