import { communityRequestFlow } from '@crema/flow-domain';
import {
  ConsentsSection,
  FlowForm,
  type FieldRenderer,
  type FormStart,
  SubmitSection,
  useFlow,
  useRegister,
} from '@crema/flow-form';

type Props = {
  /** Id of the form element. @default 'community-request' */
  id?: string;
  /** Where the form posts to without JavaScript. */
  action: string;
  /** What the form starts with, as a server sends it back. @default empty */
  start?: FormStart | undefined;
};

// The request asks for nothing but consents.
const renderField: FieldRenderer = () => undefined;

/** A customer asks to join the community (Registration §2, form 11). */
export function CommunityRequest({ id = 'community-request', ...props }: Props) {
  const { texts } = useFlow();
  const register = useRegister(communityRequestFlow);
  return (
    <FlowForm {...props} {...register} definition={communityRequestFlow} renderField={renderField} id={id}>
      {(plan) => (
        <>
          <ConsentsSection plan={plan} />
          <SubmitSection>{texts.t('community.button')}</SubmitSection>
        </>
      )}
    </FlowForm>
  );
}
