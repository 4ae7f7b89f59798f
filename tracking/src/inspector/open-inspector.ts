import '../environment/window.ts';
import type { CollectOnTrackApi } from '../install/api.ts';
import { button, element } from './elements.ts';
import { entryView } from './entry-view.ts';
import { createRecorder } from './recorder.ts';
import { readRecording, replay } from './replay.ts';
import { styles } from './styles.ts';

/** An open panel. */
export interface Inspector {
  /** Takes the panel off the page and stops recording. */
  readonly close: () => void;
}

/**
 * Opens a panel at the foot of the page for development and support: every message, each channel's record or the reason
 * why it was not sent, consent at the time; the session can be copied, and a copied one replayed. It records from now on.
 *
 * @throws Error when the library is not installed
 */
export function openInspector(api: CollectOnTrackApi | undefined = window.collectOnTrackApi): Inspector {
  if (!api) throw new Error('The tracking library is not installed.');
  const host = element('div');
  const root = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  root.adoptedStyleSheets = [sheet];

  const summary = element('p');
  // Only what somebody asked for is spoken; the numbers change all the time.
  const status = element('p', { role: 'status' });
  const entries = element('div', {
    class: 'entries',
    tabindex: '0',
    role: 'region',
    'aria-label': 'Messages',
  });
  const input = element('textarea', { spellcheck: 'false' });
  const wish = element('label', { hidden: '' }, 'A recording, as it was copied', input);

  const counts = () => {
    const { ignored, queued, held, dropped } = api.counts();
    return `${recorder.entries().length} messages, ${queued} wait for their page, ${held} for consent, ${dropped} dropped, ${ignored} foreign`;
  };
  let drawn: HTMLElement[] = [];
  const draw = () => {
    const open = drawn.map((view) => view.hasAttribute('open'));
    drawn = recorder.entries().map(entryView);
    drawn.forEach((view, index) => view.toggleAttribute('open', open[index] ?? false));
    entries.replaceChildren(...drawn);
    summary.textContent = counts();
  };
  // A burst of messages is drawn once.
  let waits = false;
  const changed = () => {
    if (waits) return;
    waits = true;
    requestAnimationFrame(() => {
      waits = false;
      draw();
    });
  };
  const recorder = createRecorder(api, changed);

  const copy = async () => {
    const text = JSON.stringify(recorder.recording());
    try {
      await navigator.clipboard.writeText(text);
      status.textContent = 'The recording has been copied.';
    } catch {
      // Without access to the clipboard the recording is there to be copied by hand.
      wish.hidden = false;
      input.value = text;
      input.select();
    }
  };
  const play = () => {
    if (wish.hidden || !input.value.trim()) {
      wish.hidden = false;
      input.focus();
      return;
    }
    try {
      replay(readRecording(input.value), api);
    } catch (error) {
      status.textContent = error instanceof Error ? error.message : String(error);
    }
  };
  const close = () => {
    recorder.stop();
    host.remove();
  };

  root.append(
    element(
      'section',
      { class: 'panel', 'aria-label': 'Tracking inspector' },
      element(
        'div',
        {},
        element(
          'header',
          {},
          element('h2', {}, 'Tracking inspector'),
          summary,
          status,
          button('Copy recording', () => void copy()),
          button('Replay', play),
          button('Clear', recorder.clear),
          button('Close', close),
        ),
        wish,
      ),
      entries,
    ),
  );
  document.body.append(host);
  draw();
  return { close };
}
