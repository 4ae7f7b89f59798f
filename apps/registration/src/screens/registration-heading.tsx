import { Link, Stack, Text } from '@crema/design-system';
import { usePage } from '../page/page-context.tsx';
import { PageHeading } from '../page/page-heading.tsx';

type Props = {
  /** The first heading. */
  title: string;
  /** One sentence below it. */
  intro: string;
};

/** The top of a registration: its heading, a sentence, and the link to the log-in, unless the session has a customer. */
export function RegistrationHeading({ title, intro }: Props) {
  const { texts, links, state } = usePage();
  return (
    <Stack gap={2}>
      <PageHeading>{title}</PageHeading>
      <Text size="lead" tone="hint">
        {intro}
      </Text>
      {state.customer ? null : (
        <Text>
          <span>{`${texts.t('page.login.question')} `}</span>
          <Link href={links.login}>{texts.t('action.login')}</Link>
        </Text>
      )}
    </Stack>
  );
}
