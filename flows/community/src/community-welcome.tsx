import { Button, ButtonLink, Stack, Text } from '@crema/design-system';
import type { Texts } from '@crema/flow-form';
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { hasOpener, tellOpener } from './tell-opener.ts';

type Props = {
  texts: Texts;
  /** Address of the shop, for a window without an opener. */
  shop: string;
  /** Origins of the openers that may receive the result. */
  openerOrigins: readonly string[];
  /** Closes the window. */
  onClose: () => void;
  /** Milliseconds before the window closes. @default 4000 */
  stay?: number | undefined;
};

const nothingChanges = () => () => {};

/**
 * The welcome of a new member. It sends the result to the opener and closes the window. A window without an opener stays open
 * and links to the shop.
 */
export function CommunityWelcome({ texts: { t }, shop, openerOrigins, onClose, stay = 4000 }: Props) {
  // On the server there is no opener.
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
