import { FlowProvider } from '@crema/flow-form';
import { CommunityRequest } from '@crema/flow-community';
import { useCallback } from 'react';
import { formAction } from '../routes/form-action.ts';
import { usePage } from '../page/page-context.tsx';
import { useFlowEnvironment } from '../page/use-flow-environment.ts';
import { PopupScreen } from './popup-screen.tsx';

/** A customer asks to join the community, in a popup. Success welcomes them there. */
export function Screen() {
  const { texts, state, route, navigate } = usePage();
  const { customer } = state;
  const leadOn = useCallback(
    (next: string) => navigate(next, customer && { ...customer, isCommunityMember: true }),
    [customer, navigate],
  );
  const { environment } = useFlowEnvironment(leadOn);
  return (
    <PopupScreen title={texts.t('page.communityRequestPage.title')} intro={texts.t('community.intro')}>
      <FlowProvider environment={environment}>
        <CommunityRequest action={formAction(route)} start={state.form} />
      </FlowProvider>
    </PopupScreen>
  );
}
