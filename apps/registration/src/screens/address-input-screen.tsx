import { ButtonLink, Link, Stack, Text } from '@crema/design-system';
import { use } from 'react';
import type { Welcome } from './welcome.tsx';
import { usePage } from '../shell/page-context.tsx';
import { PageHeading } from '../shell/page-heading.tsx';

let loading: Promise<typeof Welcome> | undefined;

/** By itself: a guest, or somebody who is not logged in, is asked for no address. */
const loadWelcome = () => (loading ??= import('./welcome.tsx').then((loaded) => loaded.Welcome));

/**
 * Where a registration ends (Registration §2, form 10): a customer is welcomed and may give the invoice address. A guest, who
 * has no profile to complete, is thanked; anybody else is led to the login.
 */
export function Screen() {
  const { state, texts, links } = usePage();
  const { customer, parameter } = state;
  if (customer) {
    const Greeting = use(loadWelcome());
    return <Greeting customer={customer} />;
  }
  const who = parameter === 'checkout' ? 'guest' : 'anonymous';
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
