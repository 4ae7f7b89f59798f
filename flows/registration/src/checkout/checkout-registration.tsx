import { Text } from '@crema/design-system';
import { checkoutFlow, type PlanOptions } from '@crema/flow-domain';
import {
  AccountSection,
  ConsentsSection,
  FlowForm,
  type FormStart,
  PersonSection,
  SubmitSection,
  useFlow,
  useRegister,
} from '@crema/flow-form';
import { renderField } from './render-field.tsx';

type Props = {
  /** Id of the form element. @default 'checkout-registration' */
  id?: string;
  /** Where the form posts to without JavaScript. */
  action: string;
  /** How the page sets the form up: the password required, optional or hidden, names stacked, companies; a stable object. */
  options?: PlanOptions | undefined;
  /** What the form starts with, as a server sends it back. @default empty */
  start?: FormStart | undefined;
};

/**
 * The registration inside the checkout, without an address (Registration §2, form 1). Where the password is a choice, the
 * form says what an account gives.
 */
export function CheckoutRegistration({ id = 'checkout-registration', ...props }: Props) {
  const { texts } = useFlow();
  const register = useRegister(checkoutFlow);
  return (
    <FlowForm {...props} {...register} definition={checkoutFlow} renderField={renderField} id={id}>
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
            <SubmitSection>{texts.t('action.continue')}</SubmitSection>
          </>
        );
      }}
    </FlowForm>
  );
}
