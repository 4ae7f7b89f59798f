import { Button, Stack, Text } from '@crema/design-system';
import type { ReactNode } from 'react';
import { closeWindow } from '../shell/close-window.ts';
import { usePage } from '../shell/page-context.tsx';
import { PageHeading } from '../shell/page-heading.tsx';

type Props = {
  /** The first heading. */
  title: string;
  /** One sentence below it. */
  intro?: string | undefined;
  children: ReactNode;
};

/** A screen in a popup: its heading, and the action that closes the window. Without JavaScript nothing could close it. */
export function PopupScreen({ title, intro, children }: Props) {
  const { texts, links } = usePage();
  return (
    <Stack gap={6}>
      <div className="absolute end-0 top-4 noscript:hidden">
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
      </Stack>
      {children}
    </Stack>
  );
}
