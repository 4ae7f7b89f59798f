import { Banner, ButtonLink, Link, Stack, Text } from '@crema/design-system';
import { CustomerConsents } from '@crema/flow-consents';
import { useMemo } from 'react';
import { consentActions } from '../routes/form-action.ts';
import { consentServices } from '@crema/page-calls/consents';
import { dayIn } from '../page/day-in.ts';
import { forgetDrafts } from '../page/forget-drafts.ts';
import { loginLink } from '../page/login-link.ts';
import { usePage } from '../page/page-context.tsx';
import { PageHeading } from '../page/page-heading.tsx';

/** Shows every consent to its customer, who can withdraw it or log out. Leads any other visitor to the login. */
export function Screen() {
  const { texts, links: all, pack, route, state } = usePage();
  const links = { ...all, login: loginLink(all.login, '/consents') };
  const { customer, form, consents, withdrawn, given } = state;
  const owner = customer?.loginId;
  const services = useMemo(() => consentServices(owner), [owner]);
  const problem = form?.problem && { code: form.problem };
  return (
    <Stack gap={6}>
      <Stack gap={2}>
        <PageHeading>{texts.t('page.consentsPage.title')}</PageHeading>
        {customer && (
          <Text size="lead" tone="hint">
            {texts.t('consents.intro')}
          </Text>
        )}
        {customer && (
          <Link standalone href="/account">
            {texts.t('page.accountPage.title')}
          </Link>
        )}
      </Stack>
      {customer ? (
        <CustomerConsents
          texts={texts}
          links={links}
          consents={consents}
          withdrawn={withdrawn}
          given={given}
          problem={problem}
          actions={consentActions(route)}
          services={services}
          today={() => dayIn(pack.site, new Date())}
          shop={links.shop}
          onLogOut={forgetDrafts}
        />
      ) : problem && problem.code !== 'notLoggedIn' ? (
        // Without a known customer the page can show no consents.
        <Banner tone="error">{texts.t('consents.unavailable')}</Banner>
      ) : (
        <Stack gap={6}>
          <Text size="lead">{texts.t('consents.loggedOut')}</Text>
          <div className="flex flex-wrap gap-3">
            <ButtonLink href={links.login} variant="primary">
              {texts.t('action.login')}
            </ButtonLink>
            <ButtonLink href={links.shop}>{texts.t('address.success.next')}</ButtonLink>
          </div>
        </Stack>
      )}
    </Stack>
  );
}
