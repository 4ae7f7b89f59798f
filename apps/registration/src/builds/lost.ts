// Fetched when a page cannot go on by its own scripts, so that the server is known to answer: without it a load would show an
// error of the browser in place of the page.
import { failedPage } from './failed-page.ts';
import { isFormInUse } from './form-use.ts';
import { reloadOnce } from './reload-once.ts';

// The error page stands in nobody's frame: the script of embedded pages calls it off, and tells the page around that it is over.
const mayLeave = () => dispatchEvent(new Event('closewindow', { cancelable: true }));

const app = document.getElementById('app');

if (app?.hasChildNodes()) {
  // As the server wrote it, the page works without scripts.
  if (!isFormInUse()) reloadOnce();
}
// React has emptied the page. What was typed comes back from its draft.
else if (!reloadOnce() && mayLeave()) location.replace(failedPage);
