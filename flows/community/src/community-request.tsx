import { communityRequestFlow } from '@crema/flow-domain';
import {
  ConsentsSection,
  FlowForm,
  type FieldRenderer,
  type RegistrationProps,
  SubmitSection,
  useFlow,
  useRegister,
} from '@crema/flow-form';

// The request asks only for consents.
const renderField: FieldRenderer = () => undefined;

/** A customer asks to join the community (Registration §2, form 11). */
export function CommunityRequest({ id = 'community-request', ...props }: RegistrationProps) {
  const { texts } = useFlow();
  const register = useRegister(communityRequestFlow);
  return (
    <FlowForm
      {...props}
      {...register}
      definition={communityRequestFlow}
      renderField={renderField}
      id={id}
      submit={<SubmitSection>{texts.t('community.button')}</SubmitSection>}
    >
      {(plan) => <ConsentsSection plan={plan} />}
    </FlowForm>
  );
}
