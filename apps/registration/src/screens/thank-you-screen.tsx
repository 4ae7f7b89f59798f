import { ButtonLink, Stack, Text } from '@crema/design-system';
import { loginLink } from '../page/login-link.ts';
import { usePage } from '../page/page-context.tsx';
import { PageHeading } from '../page/page-heading.tsx';

/**
 * Ends a registration for a visitor without a profile. A guest whose data have just arrived is thanked. Any other visitor is led to
 * the login, which leads back to the profile.
 */
export function Screen() {
  const { state, texts, links, navigated } = usePage();
  const { parameter = 'standalone', isGuest, isWritten } = state;
  const isCheckout = parameter === 'checkout';
  const who = isCheckout && (isGuest || navigated) ? 'guest' : 'anonymous';
  const onward = (variant: 'primary' | 'secondary') => (
    <ButtonLink key="onward" href={isCheckout ? links.checkout : links.shop} variant={variant}>
      {texts.t(isCheckout ? 'address.checkout.next' : 'address.success.next')}
    </ButtonLink>
  );
  const login = (variant: 'primary' | 'secondary') => (
    <ButtonLink key="login" href={loginLink(links.login, `/address-input/${parameter}`)} variant={variant}>
      {texts.t('action.login')}
    </ButtonLink>
  );
  return (
    <Stack gap={6} align="start">
      <PageHeading>{texts.t(`address.${who}.headline`)}</PageHeading>
      <Text size="lead">{texts.t(`address.${who}.text`)}</Text>
      {isWritten && <Text size="lead">{texts.t('address.written.guest')}</Text>}
      <div className="flex w-full flex-wrap gap-3">
        {who === 'guest' ? [onward('primary'), login('secondary')] : [login('primary'), onward('secondary')]}
      </div>
    </Stack>
  );
}
