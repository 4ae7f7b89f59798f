import { Stack } from '@crema/design-system';
import { FlowProvider } from '@crema/flow-form';
import { CheckoutRegistration } from '@crema/flow-registration';
import { formAction } from '../routes/form-action.ts';
import { usePage } from '../page/page-context.tsx';
import { useFlowEnvironment } from '../page/use-flow-environment.ts';
import { RegistrationHeading } from './registration-heading.tsx';

/**
 * The registration inside the checkout on its page. Success leads to the `returnTo` address of the checkout, or to the page that
 * greets a new customer. A guest is greeted without a name, because a guest has no account.
 */
export function Screen() {
  const { texts, state, route } = usePage();
  const { environment, options } = useFlowEnvironment();
  return (
    <Stack gap={10}>
      <RegistrationHeading
        title={texts.t('page.checkoutRegistrationPage.title')}
        intro={texts.t('page.checkoutRegistrationPage.intro')}
      />
      <FlowProvider environment={environment}>
        <CheckoutRegistration action={formAction(route)} options={options} start={state.form} />
      </FlowProvider>
    </Stack>
  );
}
