// Fetched when a page cannot go on by its own scripts, so that the server is known to answer: without it a load would show an
// error of the browser in place of the page.
import { failedPage } from './failed-page.ts';
import { isFormInUse } from './form-use.ts';
import { reloadOnce } from './reload-once.ts';
import { sendingMark } from './sending-mark.ts';

// The error page stands in nobody's frame: the script of embedded pages calls it off, and tells the page around that it is over.
const mayLeave = () => dispatchEvent(new Event('closewindow', { cancelable: true }));

/** Milliseconds that an answer is waited for, as long as the page itself would wait. */
const patience = 15_000;

function leaveOnceAnswered(): void {
  if (sendingMark in document.body.dataset && performance.now() - began < patience)
    setTimeout(leaveOnceAnswered, 100);
  else if (!reloadOnce() && mayLeave()) location.replace(failedPage);
}

const began = performance.now();
const app = document.getElementById('app');

if (app?.hasChildNodes()) {
  // As the server wrote it, the page works without scripts.
  if (!isFormInUse()) reloadOnce();
}
// React has emptied the page. What was typed comes back from its draft; who is registered by now is led on.
else leaveOnceAnswered();
