import { communityFlow, type PlanOptions } from '@crema/flow-domain';
import {
  AccountSection,
  ConsentsSection,
  EmailField,
  type FieldRenderer,
  FlowForm,
  type FormStart,
  PersonSection,
  renderAccountField,
  renderPersonField,
  SubmitSection,
  useFlow,
  useRegister,
} from '@crema/flow-form';

type Props = {
  /** Id of the form element. @default 'community-registration' */
  id?: string;
  /** Where the form posts to without JavaScript. */
  action: string;
  /** How the page sets the form up; a stable object. */
  options?: PlanOptions | undefined;
  /** What the form starts with, as a server sends it back. @default empty */
  start?: FormStart | undefined;
};

// Nobody orders here, so no confirmation of an order is promised.
const renderField: FieldRenderer = (field) =>
  field.kind === 'email' ? (
    <EmailField required={field.required} ordering={false} />
  ) : (
    (renderPersonField(field) ?? renderAccountField(field))
  );

/** Somebody new joins the community: person, access, its conditions (Registration §1). */
export function CommunityRegistration({ id = 'community-registration', ...props }: Props) {
  const { texts } = useFlow();
  const register = useRegister(communityFlow);
  return (
    <FlowForm {...props} {...register} definition={communityFlow} renderField={renderField} id={id}>
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
