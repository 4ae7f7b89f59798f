import { ButtonLink, Link, Stack, Text } from '@crema/design-system';
import { usePage } from '../shell/page-context.tsx';
import { PageHeading } from '../shell/page-heading.tsx';

/** Where a registration ends: the new member is greeted by name (Registration §2, form 10). */
export function Screen() {
  const { state, texts, links } = usePage();
  const { customer } = state;
  if (!customer) {
    return (
      <Stack gap={6} align="start">
        <PageHeading>{texts.t('address.anonymous.headline')}</PageHeading>
        <Text size="lead">{texts.t('address.anonymous.text')}</Text>
        <Link standalone href={links.login}>
          {texts.t('action.login')}
        </Link>
        <ButtonLink href={links.shop} variant="secondary">
          {texts.t('address.success.next')}
        </ButtonLink>
      </Stack>
    );
  }
  return (
    <Stack gap={6} align="start">
      <PageHeading>{texts.t('address.success.headline', { firstName: customer.firstName })}</PageHeading>
      <Text size="lead">{texts.t('address.success.text')}</Text>
      <ButtonLink href={links.shop} variant="primary">
        {texts.t('address.success.next')}
      </ButtonLink>
    </Stack>
  );
}
