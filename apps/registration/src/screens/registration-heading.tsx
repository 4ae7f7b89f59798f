import { Link, Stack, Text } from '@crema/design-system';
import { usePage } from '../shell/page-context.tsx';
import { PageHeading } from '../shell/page-heading.tsx';

type Props = {
  /** The first heading. */
  title: string;
  /** One sentence below it. */
  intro: string;
};

/** How a registration begins: its heading, a sentence, and the way for somebody who has an account. */
export function RegistrationHeading({ title, intro }: Props) {
  const { texts, links } = usePage();
  return (
    <Stack gap={2}>
      <PageHeading>{title}</PageHeading>
      <Text size="lead" tone="hint">
        {intro}
      </Text>
      <Text>
        <span>{`${texts.t('page.login.question')} `}</span>
        <Link href={links.login}>{texts.t('action.login')}</Link>
      </Text>
    </Stack>
  );
}
