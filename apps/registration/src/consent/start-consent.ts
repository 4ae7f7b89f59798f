// Starts the brand's consent tool for the rest of the page's life. Fetched when the page is idle.
import { startAsking } from '@crema/consent-banner/asking';
import { stateId } from '@crema/page-shell/serialise';
import { brand } from '../brand/chosen.ts';
import type { PageState } from '../routes/page-state.ts';

const { site, route }: PageState = JSON.parse(document.getElementById(stateId)?.textContent ?? '');
const { consent } = brand;

// Visitors are not asked in a frame.
if (route.under === undefined && consent) {
  if (consent === 'built-in')
    startAsking(async (onClose) => {
      const { openAppBanner } = await import('./open-banner.ts');
      return openAppBanner(brand, site, onClose);
    });
  else import(/* @vite-ignore */ consent.script).catch(() => {});
}
