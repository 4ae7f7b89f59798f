import type { FormValues } from '@crema/flow-domain';
import { readControl, readForm, writeForm } from './form-controls.ts';
import type { FormStore } from './form-store.ts';

/** What the page wants to hear of a bound form. */
export interface BoundForm {
  /** The values are right: send them. */
  onSubmit(values: FormValues): void;
  /**
   * A choice was made on which the plan may depend; never called for a key press.
   * @param atOnce whether the store must know the new plan when this returns: a submit follows
   */
  onCommit(atOnce: boolean): void;
  /** The page is back as it was left, after a success: what was sent shall not be there a second time. */
  onReturn?(): void;
  /** Does something that may show an error, as soon as the page has the words for it. @default at once */
  whenTold?(judge: () => void): void;
}

/**
 * Connects a native form with its store by listeners on the form alone. Values are judged on `change` and when focus
 * leaves, never on `input` (Registration §4), unless what came in is whole because it was filled in: an error that stands
 * there already must not outlive it. Gives back a function that lets go.
 */
export function bindForm(form: HTMLFormElement, store: FormStore, handlers: BoundForm): () => void {
  const letGo = new AbortController();
  const { signal } = letGo;
  const held = new Set<string>();
  const moves: (() => void)[] = [];
  let changed = false;
  let pressing = false;
  let writing = false;

  const whenTold = (judge: () => void) => {
    const judgeHere = () => {
      if (!signal.aborted) judge();
    };
    if (handlers.whenTold) handlers.whenTold(judgeHere);
    else judgeHere();
  };

  store.adopt(readForm(form));
  handlers.onCommit(false);
  const write = (values: FormValues) => {
    if (signal.aborted) return;
    writing = true;
    writeForm(form, values);
    writing = false;
    handlers.onCommit(false);
  };
  store.attach(write, (move) => {
    if (pressing) moves.push(move);
    else move();
  });

  const flush = () => {
    const [names, isChanged] = [[...held], changed];
    held.clear();
    changed = false;
    if (isChanged) handlers.onCommit(false);
    whenTold(() => {
      for (const name of names) store.focusLost(name);
      // A field that lost the focus was judged together with all others.
      if (isChanged && names.length === 0) store.rejudge();
    });
  };
  // A message or a field that comes or goes while a finger is down moves the button away from under it, and the click is
  // lost: what was left is judged, and asked anew, when the pointer is up again.
  const commit = (event: Event) => {
    const read = readControl(event.target);
    if (!read) return;
    store.update(read.name, read.value);
    changed ||= event.type === 'change';
    held.add(read.name);
    if (!pressing) flush();
  };
  const release = () => {
    // Keys come by the dozen while nothing is pressed, and have nothing to let go.
    if (!pressing) return;
    setTimeout(() => {
      pressing = false;
      if (signal.aborted) return;
      flush();
      for (const move of moves.splice(0)) move();
    });
  };

  form.addEventListener(
    'input',
    (event) => {
      const read = readControl(event.target);
      if (!read || writing) return;
      store.update(read.name, read.value);
      if (!isFill(event, read.value)) return;
      // Not every password manager says `change` too.
      changed = true;
      if (!pressing) flush();
    },
    { signal },
  );
  form.addEventListener('change', commit, { signal });
  form.addEventListener('focusout', commit, { signal });
  const { ownerDocument } = form;
  const { defaultView } = ownerDocument;
  ownerDocument.addEventListener('pointerdown', () => (pressing = true), { signal, capture: true });
  // A pointer may go down on the page and up on a list of the system's own; the next key shows that it is gone.
  for (const end of ['pointerup', 'pointercancel', 'keydown'] as const) {
    ownerDocument.addEventListener(end, release, { signal, capture: true });
  }
  form.addEventListener(
    'submit',
    (event) => {
      event.preventDefault();
      store.adopt(readForm(form));
      handlers.onCommit(true);
      whenTold(() => {
        const values = store.startSubmit();
        if (values) handlers.onSubmit(values);
      });
    },
    { signal },
  );
  form.addEventListener(
    'reset',
    () => {
      store.reset();
      // The event comes before the controls are reset, to what they and the plan begin with.
      setTimeout(() => {
        if (signal.aborted) return;
        store.adopt(readForm(form));
        handlers.onCommit(false);
      });
    },
    { signal },
  );
  const onOnline = () => store.rejudge('offline');
  defaultView?.addEventListener('online', onOnline, { signal });
  // Firefox says `change` after `pagehide`. React's work for it would stay undone, and with it all later work, on a page that
  // comes back as it was left.
  defaultView?.addEventListener('pagehide', () => (pressing = true), { signal });
  // The browser kept the page as it was left. What was sent is not there a second time.
  const comeBack = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return;
    release();
    if (store.form().status === 'leaving') return handlers.onReturn?.();
    // A password is given anew by whoever comes back to the page, whoever that is.
    for (const input of form.querySelectorAll('[autocomplete=new-password]')) {
      const read = readControl(input);
      if (read) store.fill({ [read.name]: '' });
    }
  };
  defaultView?.addEventListener('pageshow', comeBack, { signal });
  return () => letGo.abort();
}

/**
 * Whether a browser, a password manager or a phone's suggestion wrote all of a value. Keys, voices and pastes say more about
 * themselves, the correction of one word replaces less than all, and a box that is ticked says `change` in the same moment.
 */
const isFill = (event: Event, value: string): boolean =>
  event instanceof InputEvent
    ? event.inputType === 'insertReplacementText' && (event.data ?? value).length >= value.length
    : !(event.target instanceof HTMLInputElement && event.target.matches('[type=checkbox], [type=radio]'));
