// Runs inline before the page paints. It starts React when the page is idle or at the first interaction. Until React has
// hydrated the page it holds a submit or a press of a button. If a script fails to load, it sends a held submit to the server as
// a plain form.

import { lostScript } from '../builds/fixed-names.ts';
import { afterPaint, bringFonts } from './after-paint.ts';

interface Entry {
  hydrate(): Promise<void>;
}

const { entry = '', scripts = '', fonts } = document.currentScript?.dataset ?? {};

const scriptsAreComing = bringFonts(fonts);

/** Returns the page's address without the part behind `#`. */
const address = () => location.href.split('#')[0];
const loaded = address();

let started = false;
let ready = false;
let listening = false;
let submit: { readonly form: HTMLFormElement; readonly submitter: HTMLElement | null } | undefined;
let pressed: HTMLElement | undefined;

/** Marks the button of a held submit as busy. */
const mark = (busy: 'true' | null) => {
  if (submit?.submitter) submit.submitter.ariaBusy = busy;
};

/** Returns the form of the held submit. If a program has changed the page, React replaces the form. Then it is the new one. */
const sent = () =>
  submit?.form.isConnected ? submit.form : document.querySelector<HTMLFormElement>('main form');

/** True if the form was sent without React. */
let plain = false;

const sendPlainly = () => {
  if (ready) return;
  // Without a network the browser would show its own error in place of the form, so wait until there is a network.
  if (submit && !navigator.onLine) {
    addEventListener('online', sendPlainly);
    return;
  }
  // From here on the page works as it does without JavaScript, and holds nothing.
  ready = plain = true;
  if (submit) sent()?.submit();
};

const replay = () => {
  listening = true;
  if (ready) return;
  ready = true;
  // A mark for tests and measurements. From here on nothing is held.
  document.body.dataset['ready'] = '';
  mark(null);
  if (submit) sent()?.requestSubmit(submit.submitter?.isConnected ? submit.submitter : null);
  else pressed?.click();
};

const start = () => {
  if (started) return;
  started = true;
  // Requested here and not by the page, because there they would take bandwidth from the first paint.
  for (const script of scripts.split(' ')) import(script).catch(() => {});
  // React does not hydrate a form that is being sent. It would send the form again, and the server could not detect that.
  import(entry)
    .then<unknown>((module: Entry) => plain || module.hydrate())
    .then(replay, () => {
      // The page works without the scripts. If no entry can be lost, it is loaded again, once.
      sendPlainly();
      return import(lostScript);
    })
    .catch(() => {});
  scriptsAreComing();
};

for (const type of ['pointerdown', 'keydown', 'focusin']) addEventListener(type, start, true);

addEventListener(
  'submit',
  (event) => {
    if (ready || !(event.target instanceof HTMLFormElement)) return;
    event.preventDefault();
    submit = { form: event.target, submitter: event.submitter };
    mark('true');
    start();
    setTimeout(sendPlainly, 8000);
  },
  true,
);
addEventListener(
  'click',
  (event) => {
    const target = event.target instanceof Element ? event.target.closest('button') : null;
    if (!ready && target?.type === 'button') pressed = target;
  },
  true,
);
// The shopper went back to another page of this document. React is not there to show it, so load it.
addEventListener('popstate', () => {
  if (!listening && address() !== loaded) location.reload();
});
const whenIdle = () => {
  if ('requestIdleCallback' in self) requestIdleCallback(start, { timeout: 4000 });
  else setTimeout(start, 200);
};
afterPaint(whenIdle);
// A tab that opens in the background does not paint.
addEventListener('load', () => setTimeout(start, 4000));
