import type { CustomEventDataInput } from '../schema/custom-event-data.ts';
import type { InitialPageDataInput } from '../schema/initial-page-data.ts';
import type { MessageName } from '../schema/message-names.ts';

function post(name: MessageName, data: object): void {
  window.postMessage(JSON.stringify({ event_name: name, data }), location.origin);
}

/** Tells of a page view. It may be sent before the library is installed only if something else keeps the message. */
export function sendInitialPageData(data: InitialPageDataInput): void {
  post('InitialPageData', data);
}

/** Tells of something a visitor did. */
export function sendCustomEvent(data: CustomEventDataInput): void {
  post('CustomEventData', data);
}
