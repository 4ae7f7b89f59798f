import { FlowProvider } from '@crema/flow-form';
import { CardNotAvailable, loadCardAddress, LoyaltyCardRegistration } from '@crema/flow-loyalty-card';
import { Stack } from '@crema/design-system';
import { use, useCallback, useMemo } from 'react';
import { formAction } from '../routes/form-action.ts';
import { pageAddresses } from '@crema/page-calls/address';
import { type LeadOn, useFlowEnvironment } from '../page/use-flow-environment.ts';
import { usePage } from '../page/page-context.tsx';
import { loadResults } from './load-results.ts';
import { RegistrationHeading } from './registration-heading.tsx';

/** The registration for the loyalty card on its page (Registration §2, form 6). A company sees a notice instead. */
export function Screen() {
  const page = usePage();
  const { texts, links, brand, route, state, navigate } = page;
  const { customer, form } = state;
  // For a known customer the server renders the next page again, because the address may have been saved here meanwhile.
  const leadOn = useCallback<LeadOn>(
    (next, person) => (person ? navigate(next, person) : location.assign(next)),
    [navigate],
  );
  const { environment, options } = useFlowEnvironment(leadOn);
  const whole = useMemo(() => ({ ...environment, addresses: pageAddresses }), [environment]);
  // The server judges by its own data of the customer.
  const asked = useMemo(
    () => ({
      ...options,
      editDialogEnabled: true,
      customer: customer && { ...customer, email: customer.email ?? '' },
    }),
    [options, customer],
  );
  const isPlastic = form?.values['cardSelection.layout'] === 'PLASTIC';
  const part = isPlastic && !customer ? use(loadCardAddress()) : undefined;
  const card = { cardName: brand.cardName };
  const own = customer?.card && use(loadResults());
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
          picture={own && <own.Results customer={customer} />}
          prepareAddress={async () => (await import('../page/card-part.ts')).prepareCard(page)}
          head={
            <RegistrationHeading
              title={texts.t('page.cardRegistrationPage.title', card)}
              intro={texts.t('page.cardRegistrationPage.description', card)}
            />
          }
          notice={<CardNotAvailable coffeeService={links.coffeeService} home={links.shop} />}
        />
      </Stack>
    </FlowProvider>
  );
}
