import { attempt } from '../../browser/attempt.ts';
import type { PageWindow } from '../../browser/page-window.ts';
import { marketing, statistics } from '../../visit/consent/groups.ts';
import type { Consent } from '../../visit/consent/consent.ts';
import { command, consentState, denyFirst, isStart } from './deny-first.ts';

/** Puts a record at the end of the page's data layer. */
export type Push = (record: object) => void;

/**
 * Opens the page's data layer and keeps the tag manager's consent mode in step, whoever loads the tag manager: everything denied
 * to begin with, then what was agreed to. Analytics needs statistics, advertising needs marketing. A page may put another list
 * in the layer's place: the state is told to that one too, before anything else. Where the consent
 * tool commands consent mode itself (`toolTells`), it is left to do so.
 */
export function openDataLayer(
  window: Pick<PageWindow, 'dataLayer'>,
  consent: Consent,
  toolTells: () => boolean | undefined,
): Push {
  let known: unknown[] | undefined;
  const open = () => {
    const layer = window.dataLayer;
    if (layer && layer === known) return layer;
    const opened = denyFirst(window);
    known = opened;
    // A tag manager that was there first may not have been told to deny anything.
    if (consent.now().known || opened.some(isStart)) tell();
    return opened;
  };
  const tell = () => {
    if (toolTells()) return;
    const state = (group: string) => (consent.now().grants([group]) ? 'granted' : 'denied');
    command(open(), 'consent', 'update', consentState(state(marketing), state(statistics)));
  };
  // What a layer that takes nothing throws is said of each record.
  attempt(open);
  // Before anything is sent that had to wait for consent.
  consent.subscribe(tell, true);
  return (record) => void open().push(record);
}
