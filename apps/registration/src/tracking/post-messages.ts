import type { Site, SiteKey } from '@crema/flow-domain';
import type { CustomEventDataInput, InitialPageDataInput, LeadDataInput } from '@crema/tracking';
import type { Wired } from './wired.ts';

/** The app's messages by their names (Tracking §1). */
interface Messages {
  readonly InitialPageData: InitialPageDataInput;
  readonly CustomEventData: CustomEventDataInput;
  readonly LeadData: LeadDataInput;
}

const post = <Name extends keyof Messages>(event_name: Name, data: Messages[Name]) =>
  window.postMessage(JSON.stringify({ event_name, data }), '/');

/** Posts messages to the copy of the library that is on the page, and turns pages into page messages. */
export const postMessages = ({ pageLanguage }: Site<SiteKey>): Wired => ({
  page: ({ id, pageType }) =>
    post('InitialPageData', {
      page_name: id,
      page_type: pageType,
      language: pageLanguage,
      is_spa: true,
      // No script on these pages waits for the event that the tags have fired.
      emit_tracking_executed_event: false,
      node_level_1: 'registration',
      node_level_2: id,
    }),
  event: (message) => post('CustomEventData', message),
  lead: (message) => post('LeadData', message),
});
