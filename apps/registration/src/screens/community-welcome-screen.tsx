import { CommunityWelcome } from '@crema/flow-community';
import { closeWindow } from '@crema/page-shell/close-window';
import { usePage } from '../page/page-context.tsx';
import { PopupScreen } from './popup-screen.tsx';

/** Welcomes a new member of the community and sends the result to the window that opened the popup. */
export function Screen() {
  const { texts, brand, links, state } = usePage();
  const { firstName, isConfirmationSent } = state.customer ?? {};
  return (
    <PopupScreen
      title={firstName ? texts.t('community.success.headline', { firstName }) : texts.t('community.title')}
      intro={isConfirmationSent ? texts.t('address.written.account') : undefined}
    >
      <CommunityWelcome
        texts={texts}
        shop={links.shop}
        openerOrigins={brand.openerOrigins(state.site)}
        onClose={() => closeWindow(links.shop)}
      />
    </PopupScreen>
  );
}
