import { Button, ButtonLink, Stack, Text } from '@crema/design-system';
import type { Texts } from '@crema/flow-form';
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { hasOpener, tellOpener } from './tell-opener.ts';

type Props = {
  texts: Texts;
  /** Where the way on leads in a window that nobody opened. */
  shop: string;
  /** Origins of the windows that may hear of the success. */
  openerOrigins: readonly string[];
  /** Closes the window. */
  onClose: () => void;
  /** Milliseconds that the welcome stands before the window closes. @default 4000 */
  stay?: number | undefined;
};

const nothingChanges = () => () => {};

/**
 * The welcome of a new member: the window that opened this one is told, then this one closes. Opened by
 * nobody it stays, and offers the way on.
 */
export function CommunityWelcome({ texts: { t }, shop, openerOrigins, onClose, stay = 4000 }: Props) {
  // Nobody opens a page that a server renders.
  const isOpened = useSyncExternalStore(nothingChanges, hasOpener, () => false);
  const tell = useEffectEvent(() => tellOpener(openerOrigins));
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!isOpened) return undefined;
    tell();
    const closing = setTimeout(close, stay);
    return () => clearTimeout(closing);
  }, [isOpened, stay]);
  return (
    <Stack gap={6} align="start">
      <Text size="lead">{t('community.success.text')}</Text>
      {isOpened ? (
        <>
          <Text tone="hint">{t('community.success.closing')}</Text>
          <Button onClick={onClose}>{t('action.close')}</Button>
        </>
      ) : (
        <ButtonLink href={shop} variant="primary">
          {t('address.success.next')}
        </ButtonLink>
      )}
    </Stack>
  );
}
