import { type EmbeddedPlace, placeOf } from '@crema/flow-domain/embedding';
import type { EmbedMessage } from '../protocol.ts';

/** Tells somebody what goes on in the page. */
export type Tell = (message: EmbedMessage) => void;

/** Where this page stands; `undefined` for one that was opened by itself. */
export function placeOfPage(): EmbeddedPlace | undefined {
  const { place } = placeOf(location.pathname);
  return place === 'frame' && window.parent === window ? undefined : place;
}

/**
 * Makes what tells the page around a frame, or the frame that has opened a popup. A browser gives a message to nobody but the
 * origin it is addressed to; a frame of ours passes on what its popup says.
 * @param host origin of the page around, which the server has found to be one that may embed
 */
export function createTell(place: EmbeddedPlace, host: string): Tell {
  if (place === 'frame') return (message) => window.parent.postMessage(message, host);
  const opener: Window | null = window.opener;
  return (message) => opener?.postMessage(message, location.origin);
}
