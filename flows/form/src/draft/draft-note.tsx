import { Banner, Button, useAnnouncer } from '@crema/design-system';
import { useEffect, useEffectEvent, useState } from 'react';
import { useFlow } from '../provider/flow-provider.tsx';

/** Props of `DraftNote`. */
export type DraftNoteProps = {
  /** True if the form asks for a value that no draft keeps: a password or a tick. */
  asksAgain: boolean;
  /** Removes the restored values. */
  discard: () => void;
  /** Called after the restored values were removed. */
  onDiscard: () => void;
};

/** Tells the shopper that the draft of the form was restored. A button discards it. */
export function DraftNote({ asksAgain, discard, onDiscard }: DraftNoteProps) {
  const { texts } = useFlow();
  const announce = useAnnouncer();
  const [isTold, setTold] = useState(false);
  const tell = useEffectEvent(() => {
    setTold(true);
    announce(texts.t('banner.draft'));
  });
  // The texts are fetched together with those of errors.
  useEffect(() => void Promise.resolve(texts.complete()).then(() => tell()), [texts]);
  return isTold ? (
    <Banner tone="info" heading={texts.t('banner.draft')}>
      {asksAgain && <span>{`${texts.t('banner.draftHint')} `}</span>}
      <Button
        variant="quiet"
        onClick={() => {
          discard();
          announce(texts.t('banner.draftGone'));
          onDiscard();
        }}
      >
        {texts.t('banner.draftDiscard')}
      </Button>
    </Banner>
  ) : null;
}
