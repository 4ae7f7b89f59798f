import type { FormValues } from '@crema/flow-domain';
import { readControl, readForm, writeForm } from './form-controls.ts';
import type { FormStore } from './form-store.ts';

/** The handlers of a bound form. */
export interface BoundForm {
  /** Sends the values, which are right. */
  onSubmit(values: FormValues): void;
  /**
   * Called after an answer on which the plan may depend, never for a key press.
   * @param atOnce true if the store must know the new plan when this returns, because a submit follows
   */
  onCommit(atOnce: boolean): void;
  /** Runs when the browser restores the page from its back/forward cache after a successful submit. Empties the form. */
  onReturn?(): void;
  /** Runs `judge`, which may show an error, as soon as the page has the texts of errors. @default at once */
  whenTold?(judge: () => void): void;
}

/**
 * Connects a native form with its store by listeners on the form alone. Values are judged on `change` and when the focus leaves,
 * never on `input` (Registration §4). The exception is a value that a browser filled in: it is whole, and may remove an error
 * that is shown. Returns a function that disconnects the form.
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
  // A message or a field that appears while a finger is down moves the button away, and the click is lost. So fields are judged
  // when the pointer is up again.
  const commit = (event: Event) => {
    const read = readControl(event.target);
    if (!read) return;
    store.update(read.name, read.value);
    changed ||= event.type === 'change';
    held.add(read.name);
    if (!pressing) flush();
  };
  const release = () => {
    // Most keys come while no pointer is down.
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
      // Not every password manager fires `change` too.
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
  // A pointer may go down on the page and up on a list of the system. The next key shows that the list is closed.
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
      // The event fires before the browser resets the controls.
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
  // Firefox fires `change` after `pagehide`. React would not finish its work for it, and would do no later work on a page that
  // the browser restores.
  defaultView?.addEventListener('pagehide', () => (pressing = true), { signal });
  // The browser restored the page. A form that was sent must not be there a second time.
  const comeBack = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return;
    release();
    if (store.form().status === 'leaving') return handlers.onReturn?.();
    // The shopper enters the password again, because another person may use the restored page.
    for (const input of form.querySelectorAll('[autocomplete=new-password]')) {
      const read = readControl(input);
      if (read) store.fill({ [read.name]: '' });
    }
  };
  defaultView?.addEventListener('pageshow', comeBack, { signal });
  return () => letGo.abort();
}

/**
 * Returns true if a browser, a password manager or a phone's suggestion wrote the whole value. Keys, voices and pastes have
 * other input types, the correction of one word replaces less than the whole value, and a tick fires `change` at the same
 * moment.
 */
const isFill = (event: Event, value: string): boolean =>
  event instanceof InputEvent
    ? event.inputType === 'insertReplacementText' && (event.data ?? value).length >= value.length
    : !(event.target instanceof HTMLInputElement && event.target.matches('[type=checkbox], [type=radio]'));
