import { communityOutline } from '@crema/flow-domain';
import {
  AccountSection,
  ConsentsSection,
  EmailField,
  type FieldRenderer,
  FlowForm,
  PersonSection,
  renderAccountField,
  renderPersonField,
  type RegistrationProps,
  SubmitSection,
  useFlow,
  useRegister,
} from '@crema/flow-form';

// The community takes no orders, so the form promises no confirmation of an order.
const renderField: FieldRenderer = (field) =>
  field.kind === 'email' ? (
    <EmailField required={field.required} ordering={false} />
  ) : (
    (renderPersonField(field) ?? renderAccountField(field))
  );

/** The registration of a new member of the community: person, login, conditions (Registration §1). */
export function CommunityRegistration({ id = 'community-registration', ...props }: RegistrationProps) {
  const { texts } = useFlow();
  const register = useRegister(communityOutline);
  return (
    <FlowForm
      {...props}
      {...register}
      definition={communityOutline}
      renderField={renderField}
      id={id}
      submit={
        <SubmitSection waiting={texts.t('a11y.registering')}>{texts.t('action.register')}</SubmitSection>
      }
    >
      {(plan) => (
        <>
          <PersonSection plan={plan} />
          <AccountSection plan={plan} />
          <ConsentsSection plan={plan} />
        </>
      )}
    </FlowForm>
  );
}
