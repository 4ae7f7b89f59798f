import { Button, ButtonLink, Heading, Stack, Text } from '@crema/design-system';
import type { Texts } from '@crema/flow-form';
import type { ReactNode } from 'react';
import { ConfirmationDrawing, type ConfirmationState } from './confirmation-drawing.tsx';

/** The data and links of the page that a link in a mail leads to. */
export interface ConfirmationProps {
  readonly texts: Texts;
  readonly state: ConfirmationState;
  /** The token of the link. Without it there is no button. */
  readonly token?: string | undefined;
  /** Addresses that the buttons post to. */
  readonly actions: { readonly confirm: string; readonly again: string };
  /** Address of the shop. */
  readonly shop: string;
  /** The page’s first heading, if the page has one of its own with `confirm.<state>.title`. @default a heading of the first level */
  readonly heading?: ReactNode;
}

/**
 * Confirms an e-mail address by a button. Programs that look at every link in a mail press none, so they confirm nothing. The buttons are
 * forms and work without JavaScript.
 */
export function Confirmation({ texts: { t }, state, token, actions, shop, heading }: ConfirmationProps) {
  const posts =
    state === 'ask' || state === 'old' ? { ask: actions.confirm, old: actions.again }[state] : undefined;
  return (
    <Stack gap={6} align="start">
      <ConfirmationDrawing state={state} />
      <Stack gap={2}>
        {heading ?? <Heading level={1}>{t(`confirm.${state}.title`)}</Heading>}
        <Text size="lead">{t(`confirm.${state}.text`)}</Text>
      </Stack>
      {posts !== undefined && token !== undefined ? (
        <form method="post" action={posts}>
          <input type="hidden" name="token" value={token} />
          <Button type="submit">{t(state === 'ask' ? 'confirm.ask.action' : 'confirm.old.action')}</Button>
        </form>
      ) : (
        <ButtonLink href={shop} variant={state === 'done' ? 'primary' : 'secondary'}>
          {t('address.success.next')}
        </ButtonLink>
      )}
    </Stack>
  );
}
