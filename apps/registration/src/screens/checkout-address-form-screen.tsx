import { FlowProvider } from '@crema/flow-form';
import { CheckoutWithAddress as Form } from '@crema/flow-registration';
import { useLaterStyle } from '@crema/page-shell/later-style';
import { useMemo } from 'react';
import { formAction } from '../routes/form-action.ts';
import { pageAddresses } from '@crema/page-calls/address';
import { usePage } from '../page/page-context.tsx';
import { useFlowEnvironment } from '../page/use-flow-environment.ts';

/** The form of the checkout with address, fetched by itself. */
export function CheckoutWithAddress() {
  const { state, route } = usePage();
  useLaterStyle(route.id);
  const { environment, options } = useFlowEnvironment();
  const withAddresses = useMemo(() => ({ ...environment, addresses: pageAddresses }), [environment]);
  return (
    <FlowProvider environment={withAddresses}>
      <Form action={formAction(route)} options={options} start={state.form} />
    </FlowProvider>
  );
}
