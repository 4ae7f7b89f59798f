import { ButtonLink, Link, Stack, Text } from '@crema/design-system';
import { loginLink } from '../shell/login-link.ts';
import { usePage } from '../shell/page-context.tsx';
import { PageHeading } from '../shell/page-heading.tsx';

/**
 * Ends a registration for a visitor without a profile. A guest whose data have just arrived is thanked. Any other visitor is led to
 * the login, which leads back to the profile.
 */
export function Screen() {
  const { state, texts, links, navigated } = usePage();
  const { parameter = 'standalone', isGuest } = state;
  const isCheckout = parameter === 'checkout';
  const who = isCheckout && (isGuest || navigated) ? 'guest' : 'anonymous';
  return (
    <Stack gap={6} align="start">
      <PageHeading>{texts.t(`address.${who}.headline`)}</PageHeading>
      <Text size="lead">{texts.t(`address.${who}.text`)}</Text>
      <div className="flex flex-wrap gap-3">
        <ButtonLink href={isCheckout ? links.checkout : links.shop} variant="primary">
          {texts.t(isCheckout ? 'address.checkout.next' : 'address.success.next')}
        </ButtonLink>
        <Link standalone href={loginLink(links.login, `/address-input/${parameter}`)}>
          {texts.t('action.login')}
        </Link>
      </div>
    </Stack>
  );
}
