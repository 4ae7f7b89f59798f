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

// Nobody orders here, so no confirmation of an order is promised.
const renderField: FieldRenderer = (field) =>
  field.kind === 'email' ? (
    <EmailField required={field.required} ordering={false} />
  ) : (
    (renderPersonField(field) ?? renderAccountField(field))
  );

/** Somebody new joins the community: person, access, its conditions (Registration §1). */
export function CommunityRegistration({ id = 'community-registration', ...props }: RegistrationProps) {
  const { texts } = useFlow();
  const register = useRegister(communityOutline);
  return (
    <FlowForm {...props} {...register} definition={communityOutline} renderField={renderField} id={id}>
      {(plan) => (
        <>
          <PersonSection plan={plan} />
          <AccountSection plan={plan} />
          <ConsentsSection plan={plan} />
          <SubmitSection waiting={texts.t('a11y.registering')}>{texts.t('action.register')}</SubmitSection>
        </>
      )}
    </FlowForm>
  );
}
