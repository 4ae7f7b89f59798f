import type { CollectOnTrackApi } from '../api/api.ts';
import type { Consent } from '../visit/consent/consent.ts';
import { readGroups } from '../visit/consent/one-trust.ts';
import { consentSwitch } from './consent-switch.ts';
import { button, element } from './elements.ts';
import type { Entry } from './entry.ts';
import type { NamingOptions } from './ga4-name.ts';
import { createMessageList } from './message-list.ts';
import { createRecorder } from './recorder.ts';
import { recordingTools } from './recording.ts';
import { referenceAddress } from './reference-address.ts';
import { styles } from './styles.ts';

/** Options of the panel. Pass the shop's own rules for GA4 names, if there are any. */
export interface InspectorOptions extends NamingOptions {
  /**
   * Address of the reference's first page: `README.md` of the package's `dist/reference/`, or `?path=/docs/tracking-readme--docs` of a
   * Storybook. Without it there are no links.
   */
  readonly reference?: string | undefined;
}

/** An open panel. */
export interface Inspector {
  /** Removes the panel from the page and stops recording. */
  readonly close: () => void;
}

/** Returns the groups in the page's global or cookie. They are shown until the first decision. */
const groupsOnPage = () =>
  readGroups(window.OnetrustActiveGroups ?? window.OptanonActiveGroups, document.cookie)?.join();

/**
 * Opens a panel at the bottom of the page for development and support. It shows every message with its GA4 name and each channel's
 * decision. The session can be copied, and a copied one replayed. It shows the last messages before, and records from now on. If the
 * library itself opens it, by `api.inspect()`, it can also simulate consent until it is closed.
 *
 * @throws Error if the library is not installed
 */
export function openInspector(
  api: CollectOnTrackApi | undefined = window.collectOnTrackApi,
  options: InspectorOptions = {},
  tool?: Pick<Consent, 'now' | 'use'>,
): Inspector {
  if (!api) throw new Error('The tracking library is not installed.');
  const host = element('div');
  const root = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  root.adoptedStyleSheets = [sheet];

  const { reference } = options;
  const list = createMessageList((entry) => (reference ? referenceAddress(reference, entry) : undefined));
  const consent = element('p');
  const counts = element('p');
  // Only results of an action are announced, because the numbers change all the time.
  const status = element('p', { role: 'status' });
  const announce = (text: string) => {
    status.textContent = text;
  };

  const changed = new Set<Entry>();
  let waits = false;
  const draw = () => {
    waits = false;
    const entries = recorder.entries();
    list.draw(changed, entries.length);
    changed.clear();
    const { ignored, queued, held, dropped } = api.counts();
    counts.textContent = `${entries.length} rows, ${list.problems()} with problems, ${queued} queued, ${held} held, ${dropped} dropped, ${ignored} foreign`;
    const now = tool?.now();
    const groups = now ? now.known && now.groups : (recorder.consent() ?? groupsOnPage());
    const words = typeof groups === 'string' && now && !groups ? 'refused' : groups || 'not chosen';
    consent.replaceChildren('Consent: ', element('b', {}, words.split(',').join(', ')));
  };
  // Draws once per frame, even for many messages.
  const recorder = createRecorder(
    api,
    (entry) => {
      if (entry) changed.add(entry);
      if (waits) return;
      waits = true;
      requestAnimationFrame(draw);
    },
    options,
  );

  const simulation = tool && consentSwitch(tool, draw);
  const { field, copying, replaying } = recordingTools(api, recorder, announce);
  const problemsOnly = element('input', { type: 'checkbox' });
  const search = element('input', { type: 'search' });
  const filter = () => {
    list.filter(problemsOnly.checked, search.value);
    const isFiltered = problemsOnly.checked || search.value;
    announce(isFiltered ? `${list.shown()} of ${recorder.entries().length} rows` : '');
  };
  problemsOnly.addEventListener('change', filter);
  search.addEventListener('input', filter);
  const close = () => {
    recorder.stop();
    simulation?.end();
    host.remove();
  };

  root.append(
    element(
      'section',
      { 'aria-label': 'Tracking inspector' },
      element(
        'header',
        {},
        element('h2', {}, 'Tracking inspector'),
        consent,
        counts,
        status,
        element(
          'div',
          {},
          ...(simulation ? [simulation.view] : []),
          element('label', {}, 'Search', search),
          element('label', {}, problemsOnly, 'Problems only'),
          copying,
          replaying,
          button('Clear', recorder.clear),
          button('Close', close),
        ),
        field,
      ),
      list.view,
    ),
  );
  document.body.append(host);
  draw();
  return { close };
}
