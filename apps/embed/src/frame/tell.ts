import { type EmbeddedPlace, placeOf } from '../embedded-paths.ts';
import type { EmbedMessage } from '../protocol.ts';

/** Sends a message to the page around. */
export type Tell = (message: EmbedMessage) => void;

/** Returns the place of this page, or `undefined` if the shopper opened the page directly. */
export function placeOfPage(): EmbeddedPlace | undefined {
  const { place } = placeOf(location.pathname);
  return place === 'frame' && window.parent === window ? undefined : place;
}

/**
 * Creates a function that sends messages to the page around a frame, or from a popup to the frame that opened it. The browser
 * delivers a message only to the origin that it names. A frame passes on the messages of its popup.
 * @param host origin of the page around. The server has checked that it may embed this page.
 */
export function createTell(place: EmbeddedPlace, host: string): Tell {
  if (place === 'frame') return (message) => window.parent.postMessage(message, host);
  const opener: Window | null = window.opener;
  return (message) => opener?.postMessage(message, location.origin);
}

/** Least height of a page with a dialog, in CSS pixels. A dialog adds no height to the page, and scrolls inside this room. */
const roomForDialog = 640;

/**
 * Sends the height of the page whenever it changes. It measures the content and never the window, because the window's height
 * follows from this message, and the two would grow without end. Content that hangs below the page counts, such as a list of
 * suggestions.
 */
export function tellHeight(tell: Tell): void {
  const page = document.getElementById('main');
  if (!page) return;
  let told = 0;
  let asked = 0;
  const measure = () => {
    asked = 0;
    const room = document.querySelector('[role$=dialog], dialog[open]') ? roomForDialog : 0;
    const height = Math.max(Math.ceil(page.getBoundingClientRect().height), page.scrollHeight, room);
    if (height === told || height === 0) return;
    told = height;
    tell({ type: 'crema-resize', height });
  };
  const measureSoon = () => {
    asked ||= requestAnimationFrame(measure);
  };
  new ResizeObserver(measureSoon).observe(page);
  new MutationObserver(measureSoon).observe(document.body, {
    attributes: true,
    childList: true,
    subtree: true,
  });
}
