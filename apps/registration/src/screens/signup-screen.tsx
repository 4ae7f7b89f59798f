import { Link, Stack, Text } from '@crema/design-system';
import { type FlowEnvironment, type FlowEvent, FlowProvider, httpServices } from '@crema/flow-form';
import { StandaloneRegistration } from '@crema/flow-registration';
import { useMemo, useState } from 'react';
import { usePage } from '../shell/page-context.tsx';
import { PageHeading } from '../shell/page-heading.tsx';

/** The standalone registration on its page. Success leads to the address page, where the shopper is greeted by name. */
export function Screen() {
  const { pack, texts, brand, links, state, reports, navigate, route } = usePage();
  // One client for the page's life: it remembers under which key an unchanged form was sent.
  const [services] = useState(() => httpServices());
  const environment = useMemo<FlowEnvironment>(
    () => ({
      site: pack.site,
      documents: pack.documents,
      texts,
      brand: { cardName: brand.cardName, companyTerms: brand.companyTerms, links },
      services,
      start: state.form,
      onEvent: (event: FlowEvent) => {
        reports.flow(event);
        if (event.type === 'registered' && route.next) navigate(route.next, event.person);
      },
    }),
    [services, pack, texts, brand, links, state, reports, navigate, route],
  );
  return (
    <Stack gap={10}>
      <Stack gap={2}>
        <PageHeading>{texts.t('page.registrationPage.title')}</PageHeading>
        <Text size="lead" tone="hint">
          {texts.t('page.registrationPage.intro')}
        </Text>
        <Text>
          {texts.t('page.login.question')} <Link href={links.login}>{texts.t('action.login')}</Link>
        </Text>
      </Stack>
      <FlowProvider environment={environment}>
        <StandaloneRegistration
          action="/service/registration/form/standalone"
          options={brand.options.standalone}
        />
      </FlowProvider>
    </Stack>
  );
}
