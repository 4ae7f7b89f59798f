// Runs inline before the page paints. Until React has taken over it holds what the shopper does, and it starts React when
// the page is idle or touched, whichever comes first. If the script cannot be had, a held submit goes to the server as a
// plain form, which answers it as well.

import { lostScript } from '../builds/lost-script.ts';
import { afterPaint } from './after-paint.ts';
import { bringFonts } from './fonts.ts';

interface Entry {
  hydrate(): Promise<void>;
}

const { entry = '', scripts = '', fonts } = document.currentScript?.dataset ?? {};

const scriptsAreComing = bringFonts(fonts);

/** The page's own address, whatever is jumped to within it. */
const address = () => location.href.split('#')[0];
const loaded = address();

let started = false;
let ready = false;
let listening = false;
let submit: { readonly form: HTMLFormElement; readonly submitter: HTMLElement | null } | undefined;
let pressed: HTMLElement | undefined;

/** While a submit is held its button says so. */
const mark = (busy: 'true' | null) => {
  if (submit?.submitter) submit.submitter.ariaBusy = busy;
};

/** The form that was sent. If a program has changed the page before React started, React replaces the form: then the new one. */
const sent = () =>
  submit?.form.isConnected ? submit.form : document.querySelector<HTMLFormElement>('main form');

/** Whether the form went to the server by itself. */
let plain = false;

const sendPlainly = () => {
  if (ready) return;
  // Without a network the browser would show its own error in place of the form: wait until there is one.
  if (submit && !navigator.onLine) {
    addEventListener('online', sendPlainly);
    return;
  }
  // From here on nothing is held any more: the page works as it does without JavaScript.
  ready = plain = true;
  if (submit) sent()?.submit();
};

const replay = () => {
  listening = true;
  if (ready) return;
  ready = true;
  // For tests and measurements: from here on nothing is held any more.
  document.body.dataset['ready'] = '';
  mark(null);
  if (submit) sent()?.requestSubmit(submit.submitter?.isConnected ? submit.submitter : null);
  else pressed?.click();
};

const start = () => {
  if (started) return;
  started = true;
  // Named here and not in the page: there they would share the line with what paints.
  for (const script of scripts.split(' ')) import(script).catch(() => {});
  // A form that is on its way is not React's any more: what it would send once more, nobody could know again.
  import(entry)
    .then<unknown>((module: Entry) => plain || module.hydrate())
    .then(replay, () => {
      // Without them the page works all the same; where nothing can be lost it is loaded anew, once.
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
// Back to an entry of this document that another page stood under: only that page's own load can show it now.
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
