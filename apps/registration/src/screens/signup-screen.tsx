import { Link, Stack, Text } from '@crema/design-system';
import { FlowProvider } from '@crema/flow-form';
import { StandaloneRegistration } from '@crema/flow-registration';
import { usePage } from '../shell/page-context.tsx';
import { PageHeading } from '../shell/page-heading.tsx';
import { formAction } from '../routes/form-action.ts';
import { useFlowEnvironment } from '../shell/use-flow-environment.ts';

/** The standalone registration on its page. Success leads to the address page, where the shopper is greeted by name. */
export function Screen() {
  const { texts, links, state, route } = usePage();
  const { environment, options } = useFlowEnvironment();
  return (
    <Stack gap={10}>
      <Stack gap={2}>
        <PageHeading>{texts.t('page.registrationPage.title')}</PageHeading>
        <Text size="lead" tone="hint">
          {texts.t('page.registrationPage.intro')}
        </Text>
        <Text>
          {texts.t('page.login.question')} <Link href={links.login}>{texts.t('action.login')}</Link>
        </Text>
      </Stack>
      <FlowProvider environment={environment}>
        <StandaloneRegistration action={formAction(route)} options={options} start={state.form} />
      </FlowProvider>
    </Stack>
  );
}
