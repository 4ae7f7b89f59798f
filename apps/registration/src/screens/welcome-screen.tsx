import { ButtonLink, Stack } from '@crema/design-system';
import {
  CustomerInfo,
  EditAddressButton,
  InvoiceAddressAfterRegistration,
  type SavedAddress,
} from '@crema/flow-address';
import type { CustomerInfo as Customer, ShownCustomer } from '@crema/flow-domain';
import { FlowProvider } from '@crema/flow-form';
import { useLaterStyle } from '@crema/page-shell/later-style';
import { type ReactNode, useMemo, useState } from 'react';
import { Mark } from '../brand/chosen-mark.ts';
import { formAction } from '../routes/form-action.ts';
import { pageAddresses } from '@crema/page-calls/address';
import { usePage } from '../page/page-context.tsx';
import { usePageEnvironment } from '../page/use-page-environment.ts';

type Props = {
  /** The customer to welcome. */
  customer: ShownCustomer;
  /** The first heading, which greets them, and what they have got. */
  headline: ReactNode;
};

/** Welcomes a customer: asks for the invoice address, or shows the one there is. */
export function Welcome({ customer, headline }: Props) {
  const { texts, links, route, state, navigated } = usePage();
  useLaterStyle(route.id);
  const { environment, options } = usePageEnvironment();
  const withAddresses = useMemo(() => ({ ...environment, addresses: pageAddresses }), [environment]);
  const [saved, setSaved] = useState(customer.invoiceAddress);
  const known = useMemo<Customer>(
    () => ({ ...customer, email: customer.email ?? '', invoiceAddress: saved }),
    [customer, saved],
  );
  const [place, target] =
    state.parameter === 'checkout'
      ? (['checkout', links.checkout] as const)
      : (['success', links.shop] as const);
  const onward = state.onward ?? target;
  const form = { customer: known, action: formAction(route), options };
  const keep = ({ uuid, address }: SavedAddress) => setSaved({ uuid, address: { regular: address } });
  return (
    <FlowProvider environment={withAddresses}>
      {saved && !state.form ? (
        <Stack gap={6} align="start">
          {headline}
          <div className="w-full">
            <CustomerInfo customer={known} />
          </div>
          <div className="flex w-full flex-wrap gap-3">
            <ButtonLink href={onward} variant="primary">
              {texts.t(`address.${place}.next`)}
            </ButtonLink>
            {/* Nothing is typed here that a load could lose. */}
            <EditAddressButton {...form} onSaved={keep} onUnavailable={() => location.reload()}>
              {texts.t('action.changeAddress')}
            </EditAddressButton>
          </div>
        </Stack>
      ) : (
        <InvoiceAddressAfterRegistration
          {...form}
          start={state.form}
          mark={<Mark />}
          celebrates={navigated}
          loggedIn={state.customer !== undefined}
          headline={headline}
          skipTo={onward}
          onSaved={() => location.assign(state.afterSave ?? onward)}
        />
      )}
    </FlowProvider>
  );
}
