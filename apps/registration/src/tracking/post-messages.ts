import type { Site, SiteKey } from '@crema/flow-domain';
import type { Post, Wired } from './wired.ts';

const post: Post = (event_name, data) => postMessage(JSON.stringify({ event_name, data }), '/');

/** Posts messages to the copy of the library that is on the page, and turns pages into page messages. */
export const postMessages = ({ pageLanguage }: Site<SiteKey>): Wired => ({
  page: ({ id, pageType }) => {
    post('InitialPageData', {
      page_name: id,
      page_type: pageType,
      language: pageLanguage,
      is_spa: true,
      // No script on these pages waits for the event that the tags have fired.
      emit_tracking_executed_event: false,
      node_level_1: 'registration',
      node_level_2: id,
    });
    // The internal tracker gets no page messages, but each custom event with a name (Tracking §5).
    post('CustomEventData', { scope: 'ttruth', event_name: 'page_view' });
  },
  post,
});
