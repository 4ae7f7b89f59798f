import { Text } from '@crema/design-system';
import { checkoutOutline } from '@crema/flow-domain';
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

const renderField: FieldRenderer = (field) => renderPersonField(field) ?? renderAccountField(field);

/**
 * The registration inside the checkout, without an address (Registration §2, form 1). If the password is optional, the form
 * says what an account is good for.
 */
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
      {(plan) => {
        const isChoice = plan.fields.some(({ kind, required }) => kind === 'password' && !required);
        return (
          <>
            <PersonSection plan={plan} />
            <AccountSection
              plan={plan}
              offer={isChoice && <Text tone="hint">{texts.t('field.password.offer')}</Text>}
            />
            <ConsentsSection plan={plan} />
          </>
        );
      }}
    </FlowForm>
  );
}
