import { Stack } from '@crema/design-system';
import { FlowProvider } from '@crema/flow-form';
import { StandaloneRegistration } from '@crema/flow-registration';
import { usePage } from '../shell/page-context.tsx';
import { formAction } from '../routes/form-action.ts';
import { useFlowEnvironment } from '../shell/use-flow-environment.ts';
import { RegistrationHeading } from './registration-heading.tsx';

/** The standalone registration on its page. Success leads to the address page, where the shopper is greeted by name. */
export function Screen() {
  const { texts, state, route } = usePage();
  const { environment, options } = useFlowEnvironment();
  return (
    <Stack gap={10}>
      <RegistrationHeading
        title={texts.t('page.registrationPage.title')}
        intro={texts.t('page.registrationPage.intro')}
      />
      <FlowProvider environment={environment}>
        <StandaloneRegistration action={formAction(route)} options={options} start={state.form} />
      </FlowProvider>
    </Stack>
  );
}
