import { marketing, statistics } from '../../../visit/consent/groups.ts';
import type { Consent } from '../../../visit/consent/consent.ts';
import type { PageWindow } from '../../../browser/page-window.ts';

/**
 * Keeps the tag manager's consent mode in step: everything denied to begin with, then what was agreed to. Analytics needs
 * statistics, advertising needs marketing.
 */
export function keepConsentMode(window: Pick<PageWindow, 'dataLayer'>, consent: Consent): void {
  // The tag manager knows a command by its being an `arguments` object and takes a plain list for something else.
  function command(..._words: readonly unknown[]) {
    (window.dataLayer ??= []).push(arguments);
  }
  const tell = (what: 'default' | 'update') => {
    const state = (group: string) =>
      what === 'update' && consent.now().grants([group]) ? 'granted' : 'denied';
    const advertising = state(marketing);
    command('consent', what, {
      ad_storage: advertising,
      ad_user_data: advertising,
      ad_personalization: advertising,
      analytics_storage: state(statistics),
      ...(what === 'default' && { wait_for_update: 500 }),
    });
  };
  const update = () => tell('update');
  tell('default');
  if (consent.now().known) update();
  // Before anything is sent that had to wait for consent.
  consent.subscribe(update, true);
}
