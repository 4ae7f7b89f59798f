import { Link, Text } from '@crema/design-system';
import type { ShownCustomer } from '@crema/flow-domain';
import { FlowProvider } from '@crema/flow-form';
import { CommunityRegistration } from '@crema/flow-community';
import { useCallback } from 'react';
import { formAction } from '../routes/form-action.ts';
import { usePage } from '../page/page-context.tsx';
import { useFlowEnvironment } from '../page/use-flow-environment.ts';
import { PopupScreen } from './popup-screen.tsx';

/** The registration of a new shopper for the community, in a popup. Success leads to the welcome there. */
export function Screen() {
  const { texts, links, state, route, navigate } = usePage();
  const leadOn = useCallback(
    (next: string, customer: ShownCustomer | undefined) =>
      navigate(next, customer && { ...customer, isCommunityMember: true }),
    [navigate],
  );
  const { environment, options } = useFlowEnvironment(leadOn);
  return (
    <PopupScreen
      title={texts.t('page.communityRegistrationPage.title')}
      intro={texts.t('community.intro')}
      aside={
        <Text>
          <span>{`${texts.t('page.login.question')} `}</span>
          <Link href={links.login}>{texts.t('action.login')}</Link>
        </Text>
      }
    >
      <FlowProvider environment={environment}>
        <CommunityRegistration action={formAction(route)} options={options} start={state.form} />
      </FlowProvider>
    </PopupScreen>
  );
}
