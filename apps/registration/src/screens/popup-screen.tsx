import { Button, Stack, Text } from '@crema/design-system';
import type { ReactNode } from 'react';
import { closeWindow } from '@crema/page-shell/close-window';
import { usePage } from '../page/page-context.tsx';
import { PageHeading } from '../page/page-heading.tsx';

type Props = {
  /** The first heading. */
  title: string;
  /** One sentence below it. */
  intro?: string | undefined;
  /** Stands below the sentence, such as the way for somebody who has an account. */
  aside?: ReactNode;
  children: ReactNode;
};

/** A screen in a popup: its heading, and the action that closes the window. Without JavaScript nothing could close it. */
export function PopupScreen({ title, intro, aside, children }: Props) {
  const { texts, links } = usePage();
  return (
    <Stack gap={10}>
      <div className="absolute -end-2 top-2 noscript:hidden">
        <Button variant="quiet" onClick={() => closeWindow(links.shop)}>
          {texts.t('action.close')}
        </Button>
      </div>
      <Stack gap={2}>
        <PageHeading>{title}</PageHeading>
        {intro && (
          <Text size="lead" tone="hint">
            {intro}
          </Text>
        )}
        {aside}
      </Stack>
      {children}
    </Stack>
  );
}
