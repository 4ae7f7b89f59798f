import type { ShownCustomer } from '@crema/flow-domain';
import { FlowProvider } from '@crema/flow-form';
import { CardNotAvailable, loadCardAddress, LoyaltyCardRegistration } from '@crema/flow-loyalty-card';
import { Stack, Text } from '@crema/design-system';
import { use, useCallback, useMemo } from 'react';
import { formAction } from '../routes/form-action.ts';
import { appAddressServices } from '../shell/address-services.ts';
import { type LeadOn, useFlowEnvironment } from '../shell/use-flow-environment.ts';
import { usePage } from '../shell/page-context.tsx';
import { PageHeading } from '../shell/page-heading.tsx';
import { RegistrationHeading } from './registration-heading.tsx';

/** The customer as the form shows and uses what is known; the server judges by what it knows itself. */
const knownTo = (customer: ShownCustomer) => ({ ...customer, email: customer.email ?? '' });

/** The registration for the loyalty card on its page (Registration §2, form 6); a company sees a notice instead. */
export function Screen() {
  const page = usePage();
  const { texts, links, brand, route, state, navigate } = page;
  const { customer, form } = state;
  // Of a known customer the next page is asked anew: the address may have been saved here meanwhile.
  const leadOn = useCallback<LeadOn>(
    (next, person) => (person ? navigate(next, person) : location.assign(next)),
    [navigate],
  );
  const { environment, options } = useFlowEnvironment(leadOn);
  const whole = useMemo(() => ({ ...environment, addresses: appAddressServices }), [environment]);
  const asked = useMemo(
    () => ({ ...options, editDialogEnabled: true, customer: customer && knownTo(customer) }),
    [options, customer],
  );
  const isPlastic = form?.values['cardSelection.layout'] === 'PLASTIC';
  const part = isPlastic && !customer ? use(loadCardAddress()) : undefined;
  const heading = {
    title: texts.t('page.cardRegistrationPage.title', { cardName: brand.cardName }),
    intro: texts.t('page.cardRegistrationPage.description', { cardName: brand.cardName }),
  };
  return (
    <FlowProvider environment={whole}>
      <Stack gap={10}>
        <LoyaltyCardRegistration
          action={formAction(route)}
          addressAction={formAction({ ...route, id: 'address-input' })}
          addressPage={`/address-input/loyalty-card?returnTo=/${brand.cardWord}-registration`}
          options={asked}
          start={form}
          part={part}
          prepareAddress={async () => (await import('../shell/card-part.ts')).prepareCard(page)}
          head={
            customer ? (
              <Stack gap={2}>
                <PageHeading>{heading.title}</PageHeading>
                <Text size="lead" tone="hint">
                  {heading.intro}
                </Text>
              </Stack>
            ) : (
              <RegistrationHeading {...heading} />
            )
          }
          notice={<CardNotAvailable coffeeService={links.coffeeService} home={links.shop} />}
        />
      </Stack>
    </FlowProvider>
  );
}
