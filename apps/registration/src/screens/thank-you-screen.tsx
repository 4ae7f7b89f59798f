import { ButtonLink, Link, Stack, Text } from '@crema/design-system';
import { usePage } from '../shell/page-context.tsx';
import { PageHeading } from '../shell/page-heading.tsx';

/**
 * Where a registration ends for who has no profile to complete: a guest, whose order needs none, is thanked; anybody else is led
 * to the login.
 */
export function Screen() {
  const { state, texts, links } = usePage();
  const who = state.parameter === 'checkout' ? 'guest' : 'anonymous';
  return (
    <Stack gap={6} align="start">
      <PageHeading>{texts.t(`address.${who}.headline`)}</PageHeading>
      <Text size="lead">{texts.t(`address.${who}.text`)}</Text>
      <Link standalone href={links.login}>
        {texts.t('action.login')}
      </Link>
      <ButtonLink href={links.shop} variant="secondary">
        {texts.t('address.success.next')}
      </ButtonLink>
    </Stack>
  );
}
