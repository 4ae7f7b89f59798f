import { Banner, Button, useAnnouncer } from '@crema/design-system';
import { useEffect, useEffectEvent, useState } from 'react';
import { useFlow } from '../provider/flow-provider.tsx';

/** Props of `DraftNote`. */
export type DraftNoteProps = {
  /** Whether the form asks for what no draft keeps: a password, or ticks. */
  asksAgain: boolean;
  /** Takes back what was brought back. */
  discard: () => void;
  /** Hears that it was taken back. */
  onDiscard: () => void;
};

/** Says that what was entered before a reload is there again; the shopper can throw it away. */
export function DraftNote({ asksAgain, discard, onDiscard }: DraftNoteProps) {
  const { texts } = useFlow();
  const announce = useAnnouncer();
  const [isTold, setTold] = useState(false);
  const tell = useEffectEvent(() => {
    setTold(true);
    announce(texts.t('banner.draft'));
  });
  // The words come with those of errors.
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
