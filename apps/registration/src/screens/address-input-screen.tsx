import { ButtonLink, Heading, Link, Stack, Text } from '@crema/design-system';
import { useEffect, useRef } from 'react';
import { usePage } from '../shell/page-context.tsx';

/** Where a registration ends: the new member is greeted by name (Registration §2, form 10). */
export function Screen() {
  const { state, texts, links } = usePage();
  const headline = useRef<HTMLHeadingElement>(null);
  const { customer } = state;
  // The page changed without a load: a screen reader learns of it from the heading that takes the focus (WCAG 2.2 2.4.3).
  useEffect(() => {
    if (document.activeElement === document.body) headline.current?.focus();
  }, []);
  return (
    <Stack gap={6}>
      <Heading level={1} ref={headline} tabIndex={-1}>
        {customer
          ? texts.t('address.success.headline', { firstName: customer.firstName })
          : texts.t('address.anonymous.headline')}
      </Heading>
      <Text size="lead">{texts.t(customer ? 'address.success.text' : 'address.anonymous.text')}</Text>
      {customer ? (
        <ButtonLink href={links.shop} variant="primary">
          {texts.t('address.success.next')}
        </ButtonLink>
      ) : (
        <Link href={links.login}>{texts.t('action.login')}</Link>
      )}
    </Stack>
  );
}
