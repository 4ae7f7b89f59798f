import { Heading, Link, Stack, Text } from '@crema/design-system';
import type { Texts } from '@crema/flow-form';

type Props = {
  texts: Texts;
  /** HTTP status; 404 has a help of its own. */
  status: number;
  /** The specification's own line, in English (Registration §8). */
  message: string;
};

/** The error page (Registration §2, form 12): the status line as specified, help and the way on in the reader's language. */
export function ErrorPage({ texts, status, message }: Props) {
  const missing = status === 404;
  return (
    <Stack gap={6}>
      <Heading level={1}>{texts.t(missing ? 'page.errorPage.title' : 'errorPage.internalTitle')}</Heading>
      <Text size="lead">{texts.t(missing ? 'errorPage.help' : 'errorPage.internalHelp')}</Text>
      <Text tone="hint" lang="en">
        {message}
      </Text>
      <Link standalone href="/signup">
        {texts.t('errorPage.home')}
      </Link>
    </Stack>
  );
}
