import { FieldGroup, RequiredNote, Stack } from '@crema/design-system';
import {
  type FormPlan,
  type PlannedField as Planned,
  type PlanOptions,
  standaloneFlow,
} from '@crema/flow-domain';
import {
  Consents,
  FlowForm,
  type FormStart,
  PlannedField,
  SubmitButton,
  useFlow,
  useRegister,
} from '@crema/flow-form';
import { Names } from './names.tsx';
import { renderField } from './render-field.tsx';

type Props = {
  /** Id of the form element. @default 'registration' */
  id?: string;
  /** Where the form posts to without JavaScript. */
  action: string;
  /** How the page sets the form up; a stable object. */
  options?: PlanOptions | undefined;
  /** What the form starts with, as a server sends it back. @default empty */
  start?: FormStart | undefined;
};

const isName = (field: Planned) =>
  field.name === 'personalData.firstName' || field.name === 'personalData.lastName';
const isPersonal = (field: Planned) => field.name.startsWith('personalData.');

/** The standalone registration: personal data, access, loyalty card, consents, submit (Registration §2, form 4). */
export function StandaloneRegistration({ id = 'registration', ...props }: Props) {
  const { texts } = useFlow();
  const send = useRegister(standaloneFlow);
  return (
    <FlowForm {...props} definition={standaloneFlow} renderField={renderField} id={id} send={send}>
      {(plan) => (
        <>
          <FieldGroup legend={texts.t('group.person')}>
            <PersonalData plan={plan} />
          </FieldGroup>
          <FieldGroup legend={texts.t('group.account')}>
            {plan.fields
              .filter((field) => field.name === 'email' || field.name === 'password')
              .map((field) => (
                <PlannedField key={field.name} field={field} />
              ))}
          </FieldGroup>
          <FieldGroup legend={texts.t('group.consents')}>
            {plan.fields
              .filter((field) => field.name === 'cardMembership')
              .map((field) => (
                <PlannedField key={field.name} field={field} />
              ))}
            <Consents consents={plan.consents} />
          </FieldGroup>
          <FieldGroup>
            <Stack align="start">
              <SubmitButton waiting={texts.t('a11y.registering')}>{texts.t('action.register')}</SubmitButton>
              <RequiredNote>{texts.t('field.required.footnote')}</RequiredNote>
            </Stack>
          </FieldGroup>
        </>
      )}
    </FlowForm>
  );
}

/** The two names stand side by side where there is room, in the plan's order; everything else below each other. */
function PersonalData({ plan }: { plan: FormPlan }) {
  const personal = plan.fields.filter(isPersonal);
  const names = personal.filter(isName);
  return personal.map((field) =>
    field === names[0] ? (
      <Names key="names" fields={names} />
    ) : isName(field) ? null : (
      <PlannedField key={field.name} field={field} />
    ),
  );
}
