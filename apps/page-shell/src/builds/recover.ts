import { failedPage, sendingMark } from './fixed-names.ts';
import { isFormInUse } from './form-use.ts';
import { reloadOnce } from './reload-once.ts';

// An embedded page cannot show the error page. Its script cancels the event, and the page around removes the frame.
const mayLeave = () => dispatchEvent(new Event('closewindow', { cancelable: true }));

/** Milliseconds to wait for the answer to a form, as long as the page itself waits. */
const answerTimeout = 15_000;

/**
 * Recovers a page that has lost its own scripts. The browser fetches this code from the server at that moment, which shows that
 * the server answers. Without it a reload could show the browser's error in place of the page.
 * @param isReturned returns true if the server has sent the form back with its entries
 */
export function recover(isReturned: () => boolean): void {
  const began = performance.now();
  const leaveOnceAnswered = () => {
    if (sendingMark in document.body.dataset && performance.now() - began < answerTimeout)
      setTimeout(leaveOnceAnswered, 100);
    else if (!reloadOnce() && mayLeave()) location.replace(failedPage);
  };
  if (document.getElementById('app')?.hasChildNodes()) {
    // The page works without scripts, as the server wrote it.
    if (!isFormInUse(isReturned)) reloadOnce();
  }
  // React has emptied the page. After the reload a draft restores the entries, and a registered shopper is led on.
  else leaveOnceAnswered();
}
