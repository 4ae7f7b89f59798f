import { Text } from '@crema/design-system';
import { checkoutOutline, type FormPlan } from '@crema/flow-domain';
import {
  AccountSection,
  ConsentsSection,
  type FieldRenderer,
  FlowForm,
  PersonSection,
  type RegistrationProps,
  renderAccountField,
  renderPersonField,
  SubmitSection,
  useFlow,
  useRegister,
} from '@crema/flow-form';

/** Shows the fields of the checkout's registration. */
export const renderField: FieldRenderer = (field) => renderPersonField(field) ?? renderAccountField(field);

/** The registration inside the checkout, without an address (Registration §2, form 1). */
export function CheckoutRegistration({ id = 'checkout-registration', ...props }: RegistrationProps) {
  const { texts } = useFlow();
  const register = useRegister(checkoutOutline);
  return (
    <FlowForm
      {...props}
      {...register}
      definition={checkoutOutline}
      renderField={renderField}
      id={id}
      submit={<SubmitSection>{texts.t('action.continue')}</SubmitSection>}
    >
      {(plan) => (
        <>
          <PersonSection plan={plan} />
          <CheckoutAccount plan={plan} />
          <ConsentsSection plan={plan} />
        </>
      )}
    </FlowForm>
  );
}

/** Shows the account of a checkout. If the password is optional, it says what an account is good for. */
export function CheckoutAccount({ plan }: { plan: FormPlan }) {
  const { texts } = useFlow();
  const isChoice = plan.fields.some(({ kind, required }) => kind === 'password' && !required);
  const offer = isChoice && <Text tone="hint">{texts.t('field.password.offer')}</Text>;
  return <AccountSection plan={plan} offer={offer} />;
}
